import type { TransitionedOrders } from '@mendwell/contract/staff-orders/order-changes'
import { statusReading } from '@mendwell/domain/orders/order-status'
import { useState } from 'react'
import { Link } from 'react-router'
import { ORDERS_AT_ONCE, transitionMany } from '../../../../api/staff/orders/orders.ts'
import { STAFF_KEY } from '../../../../api/staff/staff-key.ts'
import { translateMessage } from '../../../../lib/words/texts.ts'
import { Button, buttonClass } from '../../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import type { Selection } from '../../../components/lists/use-selection.ts'
import { countOf } from '../../../components/page/count-of.ts'
import { useStaff } from '../../../session/use-staff.ts'
import {
  transitionDone,
  transitionLabel,
  transitionQuestion,
} from '../transitions/transition-words.ts'
import styles from './bulk-bar.module.css'
import { CancelAll } from './cancel-all.tsx'

const STEPS = ['PRINTED', 'OPEN', 'CLOSED', 'REJECTED'] as const
type Step = (typeof STEPS)[number]

const LEFT = 'Orders that can’t be changed will be listed.'
const read = (status: Step) =>
  `Customers will see “${statusReading(status)}”, even if an order is not paid or not sent. This can’t be undone. ${LEFT}`
const WORDS: Record<Exclude<Step, 'REJECTED'>, string> = {
  PRINTED: LEFT,
  OPEN: read('OPEN'),
  CLOSED: read('CLOSED'),
}

type Refused = TransitionedOrders['refused'][number]

/** Actions for the selected orders: packing documents, and the next status. */
export function BulkBar({ selection }: { selection: Selection }) {
  const [wanted, setWanted] = useState<Step>('PRINTED')
  const [isConfirming, setIsConfirming] = useState(false)
  const staff = useStaff()
  const ids = selection.keys.map(Number)
  const { save, busy, refusal } = useSave(transitionMany, {
    outdates: [STAFF_KEY],
    success: ({ moved }) => transitionDone(countOf(moved, 'order'), wanted),
    onSaved: ({ refused: left }) => {
      setIsConfirming(false)
      setRefused(left)
      // Those that could not be moved stay selected, with the reason.
      const remaining = left.map(({ orderId }) => orderId)
      selection.setAll(
        ids.filter((id) => !remaining.includes(id)),
        false,
      )
    },
  })
  const [refused, setRefused] = useState<Refused[]>([])
  const count = countOf(ids.length, 'order')
  const isFew = ids.length <= ORDERS_AT_ONCE
  // The refund from cancelling is shown first, and computed for at most this many.
  const steps = STEPS.filter((status) => isFew || status !== 'REJECTED')
  return (
    <section className={`${styles.bar} panel`} aria-label="Selected orders">
      <b className="strong">{count} selected</b>
      <Button rank="quiet" onClick={selection.clear}>
        Clear selection
      </Button>
      {isFew ? (
        <Link
          className={buttonClass('outline')}
          to={`/orders/packing-documents?orderIds=${ids.join(',')}`}
        >
          Pick list and packing slips
        </Link>
      ) : (
        <span className="muted">{`To print, pack, ship or cancel, select up to ${ORDERS_AT_ONCE}.`}</span>
      )}
      {isFew && staff?.may('orders.move') && (
        <>
          <Link className={buttonClass('secondary')} to={`/orders/pack?orderIds=${ids.join(',')}`}>
            Pack
          </Link>
          <Link className={buttonClass('secondary')} to={`/orders/ship?orderIds=${ids.join(',')}`}>
            Ship packages
          </Link>
        </>
      )}
      {staff?.may('orders.move') &&
        steps.map((status) => (
          <Button
            key={status}
            rank={status === 'REJECTED' ? 'danger' : 'secondary'}
            onClick={() => {
              setRefused([])
              setWanted(status)
              setIsConfirming(true)
            }}
          >
            {status === 'REJECTED' && ids.length > 1 ? 'Cancel orders' : transitionLabel(status)}
          </Button>
        ))}
      <ConfirmDialog
        opened={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={transitionQuestion(count, wanted)}
        confirmLabel={
          wanted === 'REJECTED' && ids.length > 1 ? 'Cancel orders' : transitionLabel(wanted)
        }
        cancelLabel={wanted === 'REJECTED' ? 'Keep' : undefined}
        danger={wanted === 'REJECTED'}
        busy={busy}
        refusal={refusal}
        onConfirm={() => save({ orderIds: ids, status: wanted })}
      >
        {wanted === 'REJECTED' ? isConfirming && <CancelAll orderIds={ids} /> : WORDS[wanted]}
      </ConfirmDialog>
      <ul role="alert">
        {refused.map(({ orderId, orderNum, detail, sentence }) => (
          <li key={orderId}>
            Order# {orderNum}: {translateMessage(detail, sentence)}
          </li>
        ))}
      </ul>
    </section>
  )
}
