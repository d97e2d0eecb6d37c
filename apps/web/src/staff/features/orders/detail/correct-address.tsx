import { ShippingAddress } from '@mendwell/contract/orders/orders'
import { isFinal } from '@mendwell/domain/orders/order-status'
import { useState } from 'react'
import { correctAddress, type StaffOrder } from '../../../../api/staff/orders/orders.ts'
import { STAFF_KEY } from '../../../../api/staff/staff-key.ts'
import { isChanged } from '../../../../lib/forms/changed-fields.ts'
import { useCheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { StaffDialog, useClosing } from '../../../components/dialogs/staff-dialog.tsx'
import { FormPage } from '../../../components/forms/form-page.tsx'
import { Clashes, useOthersChanges } from '../../../components/forms/use-others-changes.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { OrderAddress } from './order-address.tsx'

type Orders = StaffOrder['orders']

const FIELDS = ['address', 'address2', 'country', 'stateProvince', 'city', 'postalCode'] as const
type Address = Record<(typeof FIELDS)[number], string>

const addressOf = (orders: Orders) =>
  Object.fromEntries(FIELDS.map((name) => [name, orders[name] ?? ''])) as Address

/** Whether an order ships to an address and none of it has shipped; the server decides. */
const isCorrectable = ({ orders, shipments }: StaffOrder) =>
  orders.pickupType === 'DELIVERY' && !isFinal(orders.orderStatus) && shipments.length === 0

/**
 * Corrects the shipping address of an order. Stays mounted after a conflict, so that the dialog can report it; closing
 * it with unsaved input asks first.
 */
export function CorrectAddress({ order }: { order: StaffOrder }) {
  const { orderNum, orderStatus } = order.orders
  const [isOpen, setIsOpen] = useState(false)
  const [isConfirming, setIsConfirming] = useState(false)
  const { form, clashes, isTyped, busy, refusal, save, forget } = useCorrection(order.orders, () =>
    setIsOpen(false),
  )
  const leave = () => {
    forget()
    setIsConfirming(false)
    setIsOpen(false)
  }
  const close = useClosing(() => (isTyped ? setIsConfirming(true) : leave()))
  return (
    <>
      {isCorrectable(order) && (
        <Button rank="outline" onClick={() => setIsOpen(true)}>
          Edit address
        </Button>
      )}
      <StaffDialog
        opened={isOpen}
        onClose={close}
        // Otherwise the key press would answer the question it opens.
        closeOnEscape={false}
        onKeyDown={({ key }) => void (key === 'Escape' && close())}
        title={`Edit the address of order# ${orderNum}`}
        size="lg"
      >
        <FormPage
          form={form}
          onSave={save}
          busy={busy}
          refusal={refusal}
          saveLabel="Save address"
          beside={
            <Button rank="outline" onClick={close}>
              Cancel
            </Button>
          }
        >
          {orderStatus !== 'NEW' && (
            <p className="note warn">
              If the packing slip is already printed, print it again with the new address.
            </p>
          )}
          {isTyped && <Clashes fields={clashes} />}
          <OrderAddress field={form.field} second={form.field('address2')} />
        </FormPage>
      </StaffDialog>
      <ConfirmDialog
        opened={isConfirming}
        onClose={() => setIsConfirming(false)}
        title="Leave without saving?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        danger
        onConfirm={leave}
      >
        The address you typed is not saved.
      </ConfirmDialog>
    </>
  )
}

/** The address being typed, and how to save it. */
function useCorrection(orders: Orders, onSaved: () => void) {
  const now = addressOf(orders)
  const form = useCheckedForm<Address>({
    initialValues: now,
    schema: ShippingAddress,
    fields: FIELDS,
  })
  const clashes = useOthersChanges(form, now)
  const send = async (address: Address) => {
    const corrected = await correctAddress(orders.orderId, address)
    // As it is stored: trimmed.
    form.set(addressOf(corrected))
    return corrected
  }
  const { busy, refusal, save, reset } = useSave(send, {
    outdates: [STAFF_KEY],
    success: 'Address saved.',
    onSaved,
    onErrors: form.showErrors,
  })
  const forget = () => {
    form.reset()
    reset()
  }
  return { form, clashes, isTyped: isChanged(now, form.values), busy, refusal, save, forget }
}
