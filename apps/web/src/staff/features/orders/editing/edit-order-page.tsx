import { useState } from 'react'
import { useParams } from 'react-router'
import type { EditQuote } from '../../../../api/staff/orders/order-edits.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import formStyles from '../../../components/forms/form.module.css'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { formatMoney } from '../../../components/page/formats.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'
import { discountError, discountRefusal } from '../discount/typed-discount.ts'
import { EditDiscount } from './edit-discount.tsx'
import { EditLines } from './edit-lines.tsx'
import { EditSums } from './edit-sums.tsx'
import { isPrice, type OrderEdit, useOrderEdit } from './use-order-edit.ts'

/** Edits the lines of a placed order, showing the new totals before saving. */
export function Component() {
  const { orderId = '' } = useParams()
  const edit = useOrderEdit(orderId)
  return (
    <QueryState query={edit.base} isPage>
      {(order) => <EditScreen orderId={orderId} order={order} edit={edit} />}
    </QueryState>
  )
}

interface EditScreenProps {
  orderId: string
  order: EditQuote
  edit: OrderEdit
}

function EditScreen({ orderId, order, edit }: EditScreenProps) {
  const [isTried, setIsTried] = useState(false)
  const { quote, quoteError, isChanged, isQuoting, reason, busy, refusal } = edit
  const isRight =
    isChanged &&
    quote !== undefined &&
    !isQuoting &&
    quote.problems.length === 0 &&
    edit.added.every(({ price }) => isPrice(price)) &&
    (edit.isDiscountRemoved || discountError(edit.discount) === undefined)
  const isReasonMissing = isTried && reason.trim() === ''
  return (
    <>
      <PageHeader
        title={`Edit order# ${order.orderNum}`}
        back={{ to: `/orders/${orderId}`, label: 'Order' }}
        lead="Change quantities, remove items, add products or give a discount. Nothing happens until you save."
      />
      <form
        className={formStyles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setIsTried(true)
          if (isRight && reason.trim() !== '') edit.save(quote)
        }}
      >
        <Refusal refusal={refusal} />
        {order.isPreparing && (
          <p className="note">
            This order is being prepared. Print its packing documents again after the change.
          </p>
        )}
        <EditLines edit={edit} order={order} />
        <EditDiscount edit={edit} order={order} />
        {quoteError && !discountRefusal(quoteError) && <p role="alert">{quoteError.message}</p>}
        {isChanged && quote && <EditSums quote={quote} isBusy={isQuoting} />}
        <section className="panel">
          <h2>Reason</h2>
          <TextField
            label="Why it is changed"
            hint="Kept in the history; the customer does not see it"
            maxLength={500}
            error={isReasonMissing ? 'Enter a reason' : undefined}
            value={reason}
            onChange={(event) => edit.setReason(event.currentTarget.value)}
          />
        </section>
        <div className={formStyles.saveBar}>
          <Button type="submit" busy={busy} disabled={!isRight}>
            Save changes
          </Button>
          {isChanged && quote && (
            <p>
              {quote.isPaid ? 'To pay by link' : 'New total'}{' '}
              <b className="strong">
                {formatMoney(
                  quote.isPaid ? (quote.addition?.total ?? 0) : quote.after.total,
                  quote.currency,
                )}
              </b>
            </p>
          )}
        </div>
      </form>
    </>
  )
}
