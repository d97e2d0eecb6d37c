import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { shopConfig } from '../../../../api/shop.ts'
import { useCheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import { type CardProps, SettingCard } from '../../../components/forms/setting-card.tsx'

const AddressCheckForm = z.object({ checkAddresses: z.boolean() })

/** Whether addresses are checked at a provider when shoppers enter them. */
export function AddressCheckCard({ values: { checkAddresses } }: CardProps) {
  const config = useQuery(shopConfig()).data
  const form = useCheckedForm({
    initialValues: { checkAddresses },
    schema: AddressCheckForm,
    fields: ['checkAddresses'],
  })
  return (
    <SettingCard title="Address check" form={form} wireOf={(typed) => typed}>
      <p className="muted">
        When a shopper enters a US address, the shop asks EasyPost whether the postal service
        delivers there, and suggests a correction or asks for a missing apartment number. The
        shopper decides: no order is ever refused. Without an answer the order goes on.
      </p>
      <Checkbox
        label="Check addresses at EasyPost"
        description="Street, town, state and ZIP code are sent to EasyPost, without a name. Needs an account there, which may charge for checks; its key is set on the server (EASYPOST_API_KEY)."
        error={form.field('checkAddresses').error}
        {...form.checkbox('checkAddresses')}
      />
      {checkAddresses && config && !config.checksAddresses && (
        <p className="note warn">
          Addresses are not checked now: the server has no key for EasyPost anymore.
        </p>
      )}
    </SettingCard>
  )
}
