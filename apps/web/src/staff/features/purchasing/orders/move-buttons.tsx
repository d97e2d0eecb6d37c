import { purchaseMoves } from '@mendwell/domain/purchasing/purchase-order'
import { useState } from 'react'
import {
  movePurchaseOrder,
  type PurchaseOrder,
} from '../../../../api/staff/stock/purchase-orders.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { isAnythingUnsaved } from '../../../components/forms/use-unsaved.ts'

type To = 'SENT' | 'CLOSED_SHORT' | 'CANCELLED'
interface Asked {
  to: To
  isMailed: boolean
}

/** The possible transitions of the order; each asks for confirmation. */
export function MoveButtons({ purchase }: { purchase: PurchaseOrder }) {
  const { order, email, version } = purchase
  const [asked, setAsked] = useState<Asked>()
  // The text stays while the dialog closes.
  const [last, setLast] = useState<Asked>({ to: 'SENT', isMailed: false })
  const ask = (next: Asked) => {
    setLast(next)
    setAsked(next)
  }
  const { busy, refusal, save } = useSave(
    (move: Asked) => movePurchaseOrder(order.purchaseOrderId, { ...move, version }),
    {
      outdates: ['/staff/purchase-orders', '/staff/history'],
      success: ({ order: { number } }) => `${number}: ${DONE[last.to]}.`,
      onSaved: () => setAsked(undefined),
    },
  )
  const moves = purchaseMoves(order.state)
  const words = wordsOf(last, purchase)
  return (
    <>
      {moves.includes('SENT') && email && (
        <Button onClick={() => ask({ to: 'SENT', isMailed: true })}>Send by email</Button>
      )}
      {moves.includes('SENT') && (
        <Button
          rank={email ? 'secondary' : 'primary'}
          onClick={() => ask({ to: 'SENT', isMailed: false })}
        >
          Mark as sent
        </Button>
      )}
      {moves.includes('CLOSED_SHORT') && (
        <Button rank="secondary" onClick={() => ask({ to: 'CLOSED_SHORT', isMailed: false })}>
          Close the order
        </Button>
      )}
      {moves.includes('CANCELLED') && (
        <Button rank="quiet" onClick={() => ask({ to: 'CANCELLED', isMailed: false })}>
          Cancel the order
        </Button>
      )}
      <ConfirmDialog
        opened={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={words.title}
        confirmLabel={words.label}
        cancelLabel="Not now"
        danger={last.to !== 'SENT'}
        busy={busy}
        refusal={refusal}
        onConfirm={() => asked && save(asked)}
      >
        {isAnythingUnsaved() && last.to === 'SENT' && (
          <p className="note warn">What you have changed is not saved yet, and is not sent.</p>
        )}
        <p>{words.follows}</p>
      </ConfirmDialog>
    </>
  )
}

const DONE: Record<To, string> = {
  SENT: 'sent',
  CLOSED_SHORT: 'closed',
  CANCELLED: 'cancelled',
}

function wordsOf({ to, isMailed }: Asked, { order, email }: PurchaseOrder) {
  const { number, supplier, state } = order
  switch (to) {
    case 'SENT':
      return {
        title: `Send ${number}?`,
        label: isMailed ? 'Send it' : 'Mark as sent',
        follows: isMailed
          ? `${email} gets the order by email. It can’t be changed afterwards.`
          : 'No email is sent. The order can’t be changed afterwards.',
      }
    case 'CLOSED_SHORT':
      return {
        title: `Close ${number}?`,
        label: 'Close the order',
        follows: 'Items that haven’t arrived are no longer expected.',
      }
    case 'CANCELLED':
      return {
        title: `Cancel ${number}?`,
        label: 'Cancel the order',
        follows:
          state === 'DRAFT'
            ? 'The draft stays in the list as cancelled.'
            : `It is no longer expected. Tell ${supplier} yourself: no email is sent.`,
      }
  }
}
