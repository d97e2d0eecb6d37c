import { useState } from 'react'
import { Link } from 'react-router'
import type { StaffOrder } from '../../../../api/staff/orders/orders.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { StaffDialog } from '../../../components/dialogs/staff-dialog.tsx'
import toolStyles from '../../../components/lists/tools.module.css'
import detailStyles from '../../../components/page/details.module.css'
import { formatMoment, formatMoney } from '../../../components/page/formats.ts'
import { OrderTag } from '../../../components/page/tags.tsx'
import { useStaff } from '../../../session/use-staff.ts'
import { REASON_WORDS } from './reason-words.ts'
import { ReplacementForm } from './replacement-form.tsx'

/** The replacements of an order, and a form for another; renders nothing if neither applies. */
export function ReplacementPanel({ order }: { order: StaffOrder }) {
  const staff = useStaff()
  const [isOpen, setIsOpen] = useState(false)
  const [sent, setSent] = useState(0)
  const { replacements, replaces, items, orders } = order
  const mayReplace =
    staff?.may('returns.handle') && items.some(({ replaceable }) => replaceable > 0)
  if (replacements.length === 0 && !replaces && !mayReplace) return null
  return (
    <section className="panel">
      <div className={toolStyles.tools}>
        <h2>Replacements</h2>
        {mayReplace && (
          <Button rank="outline" onClick={() => setIsOpen(true)}>
            Send a replacement
          </Button>
        )}
      </div>
      {replaces && (
        <p>
          This replaces items of{' '}
          <Link to={`/orders/${replaces.orderId}`}>order# {replaces.orderNum}</Link>
          {replaces.reason === 'EXCHANGE'
            ? ' by another size, and costs the difference. It can ship once it is paid and their return is received. If you cancel it, refund the return instead.'
            : '. The customer pays nothing. To take it back, cancel it before it ships.'}
        </p>
      )}
      <ul className={detailStyles.list}>
        {replacements.map(({ orderId, orderNum, orderStatus, cost, ...one }) => (
          <li key={orderId}>
            <span>
              <Link to={`/orders/${orderId}`}>Order# {orderNum}</Link>:{' '}
              {one.items
                .map(({ quantity, productName }) => `${quantity} × ${productName}`)
                .join(', ')}
              <span className={detailStyles.subLine}>
                {[
                  REASON_WORDS[one.reason],
                  one.returnNumber && `return ${one.returnNumber}`,
                  one.by,
                  formatMoment(one.createDate),
                  cost !== null && `cost us ${formatMoney(cost, orders.currency)}`,
                ]
                  .filter(Boolean)
                  .join(', ')}
                {one.note && `: ${one.note}`}
              </span>
            </span>
            <OrderTag status={orderStatus} />
          </li>
        ))}
      </ul>
      {replacements.length === 0 && !replaces && (
        <p className="muted">Nothing was replaced so far.</p>
      )}
      <StaffDialog opened={isOpen} onClose={() => setIsOpen(false)} title="Send a replacement">
        <ReplacementForm
          key={sent}
          order={order}
          onCancel={() => setIsOpen(false)}
          onSent={() => {
            setSent(sent + 1)
            setIsOpen(false)
          }}
        />
      </StaffDialog>
    </section>
  )
}
