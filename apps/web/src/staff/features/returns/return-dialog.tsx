import {
  OPEN_RETURN_STATUSES,
  type ReturnStatus,
  returnTransitions,
} from '@mendwell/domain/orders/returns'
import { useState } from 'react'
import { Link } from 'react-router'
import { type ReturnRow, transitionReturn } from '../../../api/staff/orders/returns.ts'
import { STAFF_KEY } from '../../../api/staff/staff-key.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { OpenedForm } from '../../components/dialogs/opened-form.tsx'
import { StaffDialog } from '../../components/dialogs/staff-dialog.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { codeInSentence } from '../../components/page/code-words.ts'
import detailStyles from '../../components/page/details.module.css'
import { formatMoney } from '../../components/page/formats.ts'
import { OrderTag, PaymentTag } from '../../components/page/tags.tsx'
import { useStaff } from '../../session/use-staff.ts'
import { ChangeRefund } from './change-refund.tsx'
import { LabelFacts } from './label-facts.tsx'

/** The action that moves a return to a status. */
const MOVE_WORDS: Record<ReturnStatus, string> = {
  REQUESTED: 'Reopen',
  APPROVED: 'Approve',
  DECLINED: 'Decline',
  RECEIVED: 'Receive',
  REFUNDED: 'Refund',
  REPLACED: 'Send replacement',
}

interface ReturnDialogProps {
  row: ReturnRow | undefined
  onClose: () => void
}

/** The decision about one return, with its consequences. Stays mounted, so that focus returns. */
export function ReturnDialog({ row, onClose }: ReturnDialogProps) {
  const title = row ? `Return ${row.returnNumber}` : 'Return'
  return (
    <StaffDialog opened={row !== undefined} onClose={onClose} title={title}>
      {row && <Decision key={row.returnId} row={row} onClose={onClose} />}
    </StaffDialog>
  )
}

/** An exchange is closed while its order exists, and refunded in full once that was cancelled. */
function isOpenTo({ exchange }: ReturnRow, status: ReturnStatus): boolean {
  if (!exchange?.order) return true
  const isCancelled = exchange.order.orderStatus === 'REJECTED'
  if (status === 'REPLACED') return !isCancelled
  return status !== 'REFUNDED' || isCancelled
}

/** Recalled items are refunded in full; a replacement or an exchange refunds nothing that could be lowered. */
const isRefundChangeable = ({ requestFor, isOfRecall, returnStatus }: ReturnRow) =>
  requestFor === 'REFUND' &&
  !isOfRecall &&
  OPEN_RETURN_STATUSES.some((status) => status === returnStatus)

function wordsOf({ exchange, refund, currency }: ReturnRow, status: ReturnStatus): string {
  if (status === 'REFUNDED') return `Refund ${formatMoney(exchange?.credit ?? refund, currency)}`
  if (!exchange || status !== 'REPLACED') return MOVE_WORDS[status]
  return refund > 0 ? `Close and refund ${formatMoney(refund, currency)}` : 'Close the exchange'
}

interface ExchangeFactsProps {
  exchange: NonNullable<ReturnRow['exchange']>
  money: (amount: number) => string
}

function ExchangeFacts({ exchange: { productName, due, order }, money }: ExchangeFactsProps) {
  return (
    <>
      <dt>Other size</dt>
      <dd>{productName}</dd>
      <dt>The customer pays</dt>
      <dd>{money(due)}</dd>
      {order && (
        <>
          <dt>Order of the exchange</dt>
          <dd>
            <Link to={`/orders/${order.orderId}`}>Order# {order.orderNum}</Link>{' '}
            {order.paymentStatus === 'UNPAID' && order.orderStatus !== 'REJECTED' ? (
              <PaymentTag status={order.paymentStatus} />
            ) : (
              <OrderTag status={order.orderStatus} />
            )}
          </dd>
        </>
      )}
    </>
  )
}

function Decision({ row, onClose }: { row: ReturnRow; onClose: () => void }) {
  const [note, setNote] = useState('')
  const [isSellable, setIsSellable] = useState(!row.openedFlag && !row.defectiveFlag)
  const { returnId, returnNumber, refund, currency, restorationFee, shippingFee } = row
  const { reclaimed, restored, withheld, withheldReason, shippingRefund } = row
  const money = (amount: number) => formatMoney(amount, currency)
  const staff = useStaff()
  const next = returnTransitions(row.returnStatus, row.requestFor)
  const mayRefund = staff?.may('orders.refund')
  const allowed = next.filter((status) => status !== 'REFUNDED' || mayRefund)
  const transitions = allowed.filter((status) => isOpenTo(row, status))
  const { save, busy, refusal } = useSave(
    (status: ReturnStatus) =>
      transitionReturn({ returnId, status, note: note || null, restockFlag: isSellable, refund }),
    {
      outdates: [STAFF_KEY],
      success: ({ returnStatus }) => `Return ${returnNumber}: ${codeInSentence(returnStatus)}`,
      onSaved: onClose,
    },
  )
  return (
    <div className="stack">
      <Refusal refusal={refusal} />
      <dl className={detailStyles.facts}>
        <dt>Product</dt>
        <dd>
          {row.quantity} of {row.bought} × {row.productName}
          {row.openedFlag && ', opened'}
          {row.defectiveFlag && ', defective'}
        </dd>
        <dt>Reason</dt>
        <dd>{row.reason}</dd>
        {row.exchange && <ExchangeFacts exchange={row.exchange} money={money} />}
        {reclaimed > 0 && (
          <>
            <dt>Discount no longer earned</dt>
            <dd>{money(-reclaimed)}</dd>
          </>
        )}
        {restored > 0 && (
          <>
            <dt>Discount taken off an earlier refund</dt>
            <dd>{money(restored)}</dd>
          </>
        )}
        {withheld > 0 && (
          <>
            <dt>Taken off the refund</dt>
            <dd>
              {money(-withheld)}: {withheldReason}
            </dd>
          </>
        )}
        <dt>Refund to the customer</dt>
        <dd>
          {money(refund)}
          {shippingRefund > 0 && `, including ${money(shippingRefund)} for shipping`}
        </dd>
        {restorationFee > 0 && (
          <>
            <dt>Restoration fee</dt>
            <dd>{money(restorationFee)}</dd>
          </>
        )}
        {shippingFee > 0 && (
          <>
            <dt>Shipping of the {row.exchange ? 'other size' : 'replacement'}</dt>
            <dd>{money(shippingFee)}</dd>
          </>
        )}
        {row.expiryDate && (
          <>
            <dt>Expiry date</dt>
            <dd>{row.expiryDate}</dd>
          </>
        )}
      </dl>
      <LabelFacts row={row} onDone={onClose} />
      {mayRefund && isRefundChangeable(row) && (
        <OpenedForm label="Change the refund">
          {(closeButton) => <ChangeRefund row={row} closeButton={closeButton} onSaved={onClose} />}
        </OpenedForm>
      )}
      {transitions.includes('RECEIVED') && row.isOfRecall && (
        <p className="muted">
          Recalled items never go back on sale. Those that are tracked by lot are counted with the
          recalled lots.
        </p>
      )}
      {transitions.includes('RECEIVED') && !row.isOfRecall && (
        <label className="check">
          <input
            type="checkbox"
            checked={isSellable}
            onChange={(event) => setIsSellable(event.currentTarget.checked)}
          />
          <span>The items can be resold: put them back into stock when received</span>
        </label>
      )}
      {allowed.length < next.length && (
        <p className="muted">Only colleagues who may refund can issue the refund.</p>
      )}
      <TextField
        data-autofocus
        label="Note to the customer"
        optional="(optional)"
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className="row">
        {transitions.map((status) => (
          <Button
            key={status}
            rank={status === 'DECLINED' ? 'danger' : 'primary'}
            busy={busy}
            onClick={() => save(status)}
          >
            {wordsOf(row, status)}
          </Button>
        ))}
      </div>
    </div>
  )
}
