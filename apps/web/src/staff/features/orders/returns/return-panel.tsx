import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { returnsOf } from '../../../../api/orders/returns.ts'
import type { StaffOrder } from '../../../../api/staff/orders/orders.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { StaffDialog } from '../../../components/dialogs/staff-dialog.tsx'
import toolStyles from '../../../components/lists/tools.module.css'
import detailStyles from '../../../components/page/details.module.css'
import { formatMoment } from '../../../components/page/formats.ts'
import { ReturnTag } from '../../../components/page/tags.tsx'
import { ReturnForm } from './return-form.tsx'

/** The returns of an order, and a form for one requested by phone; renders nothing if neither applies. */
export function ReturnPanel({ order }: { order: StaffOrder }) {
  const [isOpen, setIsOpen] = useState(false)
  const [started, setStarted] = useState(0)
  const { orders, items, timeline } = order
  const hasReturns = timeline.some(({ kind }) => kind === 'RETURN')
  const { data: returns = [] } = useQuery({ ...returnsOf(orders.orderNum), enabled: hasReturns })
  const mayStart = items.some(({ replaceable }) => replaceable > 0)
  if (!hasReturns && !mayStart) return null
  const close = () => setIsOpen(false)
  return (
    <section className="panel">
      <div className={toolStyles.tools}>
        <h2>Returns</h2>
        {mayStart && (
          <Button rank="outline" onClick={() => setIsOpen(true)}>
            Start a return
          </Button>
        )}
      </div>
      <ul className={detailStyles.list}>
        {returns.map(({ returnId, returnNumber, quantity, productName, reason, ...one }) => (
          <li key={returnId}>
            <span>
              <Link to={`/returns?status=ALL&q=${returnNumber}`}>Return {returnNumber}</Link>:{' '}
              {quantity} × {productName}
              <span className={detailStyles.subLine}>
                {formatMoment(one.createDate)}: {reason}
              </span>
            </span>
            <ReturnTag status={one.returnStatus} />
          </li>
        ))}
      </ul>
      {!hasReturns && <p className="muted">Nothing was returned so far.</p>}
      <StaffDialog opened={isOpen} onClose={close} title="Start a return">
        <ReturnForm
          key={started}
          order={order}
          onCancel={close}
          onStarted={() => {
            setStarted(started + 1)
            close()
          }}
        />
      </StaffDialog>
    </section>
  )
}
