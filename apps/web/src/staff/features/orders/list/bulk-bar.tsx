import { type OrderStatus, statusReading } from '@mendwell/domain/orders/order-status'
import { useState } from 'react'
import { Link } from 'react-router'
import { DESK_KEY } from '../../../../api/staff/desk-key.ts'
import { moveOrders } from '../../../../api/staff/orders/orders.ts'
import { Button, buttonClass } from '../../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import type { Selection } from '../../../components/lists/use-selection.ts'
import { useStaff } from '../../../session/use-staff.ts'
import { CancelAll } from './cancel-all.tsx'

const STEPS = ['PRINTED', 'OPEN', 'CLOSED', 'REJECTED'] as const
type Step = (typeof STEPS)[number]

const LEFT = 'Orders that cannot become this now stay as they are and are named.'
const read = (status: OrderStatus) =>
  `Customers read “${statusReading(status)}” then, paid and sent or not, and it cannot be taken back. ${LEFT}`
const WORDS: Record<Exclude<Step, 'REJECTED'>, string> = {
  PRINTED: LEFT,
  OPEN: read('OPEN'),
  CLOSED: read('CLOSED'),
}

interface Refused {
  orderId: number
  orderNum: string | null
  detail: string
}

/** What can be done with the ticked orders: papers, and the next status. */
export function BulkBar({ selection }: { selection: Selection }) {
  const [wanted, setWanted] = useState<Step>('PRINTED')
  const [isAsking, setIsAsking] = useState(false)
  const staff = useStaff()
  const ids = selection.keys.map(Number)
  const { save, busy, refusal } = useSave(moveOrders, {
    outdates: [DESK_KEY],
    success: ({ moved }) => `${moved} moved to ${wanted}`,
    onSaved: ({ refused: left }) => {
      setIsAsking(false)
      setRefused(left)
      // Those that could not move stay ticked, with the reason beside.
      const kept = left.map(({ orderId }) => orderId)
      selection.setAll(
        ids.filter((id) => !kept.includes(id)),
        false,
      )
    },
  })
  const [refused, setRefused] = useState<Refused[]>([])
  const count = ids.length === 1 ? '1 order' : `${ids.length} orders`
  return (
    <section className="bulk panel" aria-label="Ticked orders">
      <b className="strong">{count} ticked</b>
      <Button rank="quiet" onClick={selection.clear}>
        Untick all
      </Button>
      <Link className={buttonClass('outline')} to={`/orders/papers?orderIds=${ids.join(',')}`}>
        Pick list and packing slips
      </Link>
      {staff?.may('orders.move') &&
        STEPS.map((status) => (
          <Button
            key={status}
            rank={status === 'REJECTED' ? 'danger' : 'secondary'}
            onClick={() => {
              setRefused([])
              setWanted(status)
              setIsAsking(true)
            }}
          >
            Mark as {status}
          </Button>
        ))}
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Mark ${count} as ${wanted}?`}
        confirmLabel={`Mark as ${wanted}`}
        danger={wanted === 'REJECTED'}
        busy={busy}
        refusal={refusal}
        onConfirm={() => save({ orderIds: ids, status: wanted })}
      >
        {wanted === 'REJECTED' ? isAsking && <CancelAll orderIds={ids} /> : WORDS[wanted]}
      </ConfirmDialog>
      <ul role="alert">
        {refused.map(({ orderId, orderNum, detail }) => (
          <li key={orderId}>
            Order# {orderNum}: {detail}
          </li>
        ))}
      </ul>
    </section>
  )
}
