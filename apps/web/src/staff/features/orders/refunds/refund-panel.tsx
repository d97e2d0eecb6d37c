import { toSend } from '@mendwell/domain/orders/pieces'
import { type ReactNode, useRef, useState } from 'react'
import { retryRefund, type StaffOrder } from '../../../../api/staff/orders/orders.ts'
import { STAFF_KEY } from '../../../../api/staff/staff-key.ts'
import { newKey } from '../../../../lib/new-key.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { OpenedForm } from '../../../components/dialogs/opened-form.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { codeInWords } from '../../../components/page/code-words.ts'
import detailStyles from '../../../components/page/details.module.css'
import { formatMoment, formatMoney } from '../../../components/page/formats.ts'
import { Tag } from '../../../components/page/tags.tsx'
import { backWords } from '../transitions/paid-by-words.ts'
import { PieceChooser } from './piece-chooser.tsx'
import { DESTINATIONS, outcomeOf, REFUND_STATUS_LABELS } from './refund-outcome.ts'
import { type NewRefundProps, useNewRefund } from './use-new-refund.ts'

/** Past refunds, and a new one: by pieces or by amount, with the exact amount shown first. */
export function RefundPanel({ order }: { order: StaffOrder }) {
  const { refunds, refundable, orders } = order
  const [given, setGiven] = useState(0)
  const sentAgain = refunds.map(({ retryOf }) => retryOf)
  const money = (amount: number) => formatMoney(amount, orders.currency)
  return (
    <section className="panel">
      <h2>Refunds</h2>
      <ul className={detailStyles.list}>
        {refunds.map(
          ({ refundId, amount, to, refundStatus, reason, note, createDate, failureMessage }) => (
            <li key={refundId}>
              <span>
                <b className="strong">{money(amount)}</b>{' '}
                <Tag tone={refundStatus === 'SUCCEEDED' ? 'good' : 'warn'}>
                  {REFUND_STATUS_LABELS[refundStatus]}
                </Tag>
                <span className={detailStyles.subLine}>
                  {[codeInWords(reason), DESTINATIONS[to]].filter(Boolean).join(' ')},{' '}
                  {formatMoment(createDate)}
                  {failureMessage && `, ${failureMessage}`}
                  {note && `: ${note}`}
                </span>
              </span>
              {refundStatus === 'FAILED' &&
                amount <= refundable &&
                !sentAgain.includes(refundId) && <TryAgain refundId={refundId} />}
            </li>
          ),
        )}
      </ul>
      {refundable > 0 ? (
        <OpenedForm key={given} label="Start a refund">
          {(closeButton) => (
            <NewRefund
              order={order}
              closeButton={closeButton}
              onGiven={() => setGiven(given + 1)}
            />
          )}
        </OpenedForm>
      ) : (
        <p className="muted">
          {orders.paymentStatus === 'UNPAID'
            ? 'Not paid yet, so there is nothing to refund.'
            : order.replaces
              ? 'A replacement costs nothing, so there is nothing to refund.'
              : 'There is nothing left to refund.'}
        </p>
      )}
    </section>
  )
}

/** Retries a refund that the card's bank declined. */
function TryAgain({ refundId }: { refundId: number }) {
  const key = useRef(newKey())
  const { save, busy, refusal } = useSave(() => retryRefund(refundId, key.current), {
    outdates: [STAFF_KEY],
    success: outcomeOf,
  })
  return (
    <>
      <Refusal refusal={refusal} />
      <Button rank="outline" busy={busy} onClick={() => save(undefined)}>
        Try again
      </Button>
    </>
  )
}

type Item = StaffOrder['items'][number]

/** Whether chosen pieces include some that have not shipped. */
const isChosenHere = (item: Item, chosen: readonly { orderItemId: number }[]) =>
  toSend(item) > 0 && chosen.some(({ orderItemId }) => orderItemId === item.orderItemId)

/** Restarts after sending; a colleague's refund meanwhile does not discard input. */
function NewRefund({ closeButton, ...props }: NewRefundProps & { closeButton: ReactNode }) {
  const { order } = props
  const [isConfirming, setIsConfirming] = useState(false)
  const { pieces, input, change, quote, byPieces, amount, sumProblem, sending } =
    useNewRefund(props)
  const money = (sum: number) => formatMoney(sum, order.orders.currency)
  const isRight = amount > 0 && amount <= order.refundable && pieces.isRight && !sumProblem
  return (
    <div className="stack screen-only">
      <h3>New refund</h3>
      <PieceChooser pieces={pieces} legend="Quantity to refund" />
      {order.items.some((item) => isChosenHere(item, pieces.chosen)) && (
        <label className="check">
          <input
            type="checkbox"
            checked={input.putBackStock}
            onChange={(event) => change({ putBackStock: event.currentTarget.checked })}
          />
          <span>Put items that haven’t shipped back into stock</span>
        </label>
      )}
      {order.customer.placedBy !== 'GUEST' && (
        <label className="check">
          <input
            type="checkbox"
            checked={input.toStoreCredit}
            onChange={(event) => change({ toStoreCredit: event.currentTarget.checked })}
          />
          <span>Refund as store credit, if the customer asked for it</span>
        </label>
      )}
      {quote.isError && <p role="alert">{quote.error.message}</p>}
      <div className="two-columns">
        <TextField
          label="Or an amount"
          optional={`(at most ${money(order.refundable)})`}
          inputMode="decimal"
          error={sumProblem}
          value={input.sum}
          onChange={(event) => change({ sum: event.currentTarget.value })}
        />
        <TextField
          label="Reason"
          optional="(optional, only staff can see it)"
          value={input.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
      </div>
      <p role="status">
        {input.sum === '' && byPieces && isRight
          ? `Goods ${money(byPieces.goods)} and tax ${money(byPieces.tax)}: ${money(amount)} will be refunded.`
          : isRight && `${money(amount)} will be refunded.`}
        {input.sum === '' && pieces.chosen.length === 0 && 'Choose quantities, or enter an amount.'}
      </p>
      {byPieces && byPieces.unearned > 0 && (
        <p className="note warn" role="status">
          What the customer keeps no longer qualifies for {money(byPieces.unearned)} of its
          discount. To take that off, enter{' '}
          {money(Math.max(0, byPieces.refund - byPieces.unearned))} as the amount.
        </p>
      )}
      <div className="row">
        <Button disabled={!isRight} onClick={() => setIsConfirming(true)}>
          {isRight ? `Refund ${money(amount)}` : 'Refund'}
        </Button>
        {closeButton}
      </div>
      <ConfirmDialog
        opened={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={`Refund ${money(amount)}?`}
        confirmLabel={`Refund ${money(amount)}`}
        danger
        busy={sending.busy}
        refusal={sending.refusal}
        onConfirm={() => sending.save(undefined)}
      >
        {input.toStoreCredit
          ? `What would go back to the card becomes store credit for the next order`
          : backWords(money(amount), order.paidBy)}
        . {money(order.refundable - amount)} can still be refunded after that. The customer gets an
        email.
      </ConfirmDialog>
    </div>
  )
}
