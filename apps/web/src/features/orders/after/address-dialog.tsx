import { ShippingAddress } from '@mendwell/contract/orders/orders'
import { useMutation } from '@tanstack/react-query'
import { CallProblem } from '../../../api/calls/call.ts'
import { changeOwnAddress, type NewAddress } from '../../../api/orders/own-orders.ts'
import { FormErrors } from '../../../components/forms/form-errors.tsx'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { t } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Dialog } from '../../../ui/notices/dialog.tsx'
import type { ChangeDialogProps } from './cancel-dialog.tsx'
import { ChangeRefused } from './change-refused.tsx'
import styles from './order-changes.module.css'

/** A dialog for another address in the same state. */
export function AddressDialog({ open, order, onClose, onDone, onRefused }: ChangeDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('after.addressTitle')}
      closeLabel={t('after.close')}
    >
      <AddressForm {...{ order, onDone, onRefused }} />
    </Dialog>
  )
}

const FIELDS = ['address', 'address2', 'city', 'postalCode'] as const

function AddressForm({ order, onDone, onRefused }: Omit<ChangeDialogProps, 'open' | 'onClose'>) {
  const { country, stateProvince } = order
  const form = useCheckedForm<
    Record<(typeof FIELDS)[number] | 'country' | 'stateProvince', string>
  >({
    initialValues: {
      address: order.address ?? '',
      address2: order.address2 ?? '',
      city: order.city ?? '',
      postalCode: order.postalCode ?? '',
      country: country ?? '',
      stateProvince: stateProvince ?? '',
    },
    schema: ShippingAddress,
    fields: FIELDS,
  })
  const saving = useMutation({
    mutationFn: (address: NewAddress) => changeOwnAddress(order.orderId, address),
    onSuccess: onDone,
    onError: (error) => {
      if (error instanceof CallProblem && error.problem.errors) {
        form.showErrors(error.problem.errors)
      } else onRefused()
    },
    networkMode: 'always',
  })
  // Errors shown at the fields need no second message.
  const isAtFields = saving.error instanceof CallProblem && saving.error.problem.errors
  return (
    <form noValidate onSubmit={form.submit((typed) => saving.mutate(typed))}>
      <FormErrors form={form} />
      <div className={styles.fields}>
        <TextField
          label={t('after.street')}
          autoComplete="shipping address-line1"
          autoCorrect="off"
          {...form.field('address')}
        />
        <TextField
          label={t('after.apartment')}
          optional={t('common.optional')}
          autoComplete="shipping address-line2"
          autoCorrect="off"
          {...form.field('address2')}
        />
        <TextField
          label={t('after.city')}
          autoComplete="shipping address-level2"
          {...form.field('city')}
        />
        <TextField
          label={t('after.zip')}
          autoComplete="shipping postal-code"
          inputMode="numeric"
          {...form.field('postalCode')}
        />
      </div>
      <p className="small muted spaced">
        {t('after.addressState', { state: stateProvince ?? country ?? '' })}
      </p>
      <ChangeRefused error={isAtFields ? null : saving.error} />
      <div className={`row ${styles.actions}`}>
        <Button type="submit" busy={saving.isPending}>
          {t('after.saveAddress')}
        </Button>
      </div>
    </form>
  )
}
