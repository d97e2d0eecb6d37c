import { useState } from 'react'
import { Link } from 'react-router'
import { liftRecallHold, type RecallDetail } from '../../../../api/staff/stock/recalls.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { StaffDialog } from '../../../components/dialogs/staff-dialog.tsx'
import detailStyles from '../../../components/page/details.module.css'
import { NoteForm } from '../parts/note-form.tsx'

type Hold = RecallDetail['holds'][number]

/** Order items that cannot ship before someone has checked them. */
export function Holds({ recall }: { recall: RecallDetail }) {
  const [hold, setHold] = useState<Hold>()
  return (
    <section className="panel stack">
      <h2>Held goods</h2>
      <p className="muted">
        They were picked from a recalled lot, or no other piece is here. Refund them on the order,
        or lift the hold once other pieces lie ready.
      </p>
      <ul className={detailStyles.list}>
        {recall.holds.map((one) => (
          <li key={one.holdId}>
            <span>
              <Link to={`/orders/${one.orderId}`}>Order {one.orderNum}</Link>
              <span className={detailStyles.subLine}>
                {one.quantity} × {one.productName}
              </span>
            </span>
            <Button
              rank="outline"
              aria-label={`Lift the hold of order ${one.orderNum}`}
              onClick={() => setHold(one)}
            >
              Lift
            </Button>
          </li>
        ))}
      </ul>
      <StaffDialog
        opened={hold !== undefined}
        onClose={() => setHold(undefined)}
        title={hold ? `Lift the hold of order ${hold.orderNum}?` : ''}
      >
        {hold && (
          <NoteForm
            label="What you looked at"
            action="Lift the hold"
            send={(note) =>
              liftRecallHold({ recallId: recall.recallId, holdId: hold.holdId, note })
            }
            onDone={() => setHold(undefined)}
          />
        )}
      </StaffDialog>
    </section>
  )
}
