import { Checkbox } from '@mantine/core'
import type { EditQuote } from '../../../../api/staff/orders/order-edits.ts'
import { formatMoney } from '../../../components/page/formats.ts'
import { useStaff } from '../../../session/use-staff.ts'
import { DiscountFields } from '../discount/discount-fields.tsx'
import { discountRefusal } from '../discount/typed-discount.ts'
import type { OrderEdit } from './use-order-edit.ts'

interface EditDiscountProps {
  edit: OrderEdit
  /** The current order. */
  order: EditQuote
}

/** The staff discount on the goods of an unpaid order, replacing the earlier one. */
export function EditDiscount({ edit, order }: EditDiscountProps) {
  const staff = useStaff()
  if (!staff?.may('orders.discount')) return null
  const { staffDiscount, currency, isPaid } = order
  return (
    <section className="panel">
      <h2>Discount</h2>
      {isPaid && (
        <p className="muted">
          This order is paid. To give money back, refund an amount on the order’s page.
        </p>
      )}
      {!isPaid && staffDiscount > 0 && (
        <>
          <p>
            So far {formatMoney(staffDiscount, currency)} off. Another discount takes its place.
          </p>
          <Checkbox
            label="Remove this discount"
            checked={edit.isDiscountRemoved}
            onChange={(event) => edit.setIsDiscountRemoved(event.currentTarget.checked)}
          />
        </>
      )}
      {!isPaid && !edit.isDiscountRemoved && (
        <DiscountFields
          typed={edit.discount}
          onChange={edit.setDiscount}
          refusal={discountRefusal(edit.quoteError)}
        />
      )}
    </section>
  )
}
