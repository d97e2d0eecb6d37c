import { Textarea, TextInput } from '@mantine/core'
import { says } from '@mendwell/contract/wire/validation-messages'
import { DEVICE_KINDS } from '@mendwell/domain/fit/devices'
import * as z from 'zod/mini'
import { type StaffDevice, saveDevice } from '../../../api/staff/catalogue/devices.ts'
import { STAFF_KEY } from '../../../api/staff/staff-key.ts'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { FormPage } from '../../components/forms/form-page.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { KIND_LABELS } from './device-labels.ts'

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, says('nameRequired')), z.maxLength(150)),
  kind: z.enum(DEVICE_KINDS, says('valueMissing')),
  skus: z.string(),
})

interface DeviceFormProps {
  /** The device to edit; a new one if omitted. */
  device?: StaffDevice
  onDone: (saved: StaffDevice) => void
}

/** Name and kind of a device, and its own products. */
export function DeviceForm({ device, onDone }: DeviceFormProps) {
  const form = useCheckedForm({
    initialValues: {
      name: device?.name ?? '',
      kind: device?.kind ?? ('' as StaffDevice['kind']),
      skus: device?.products.map(({ sku }) => sku).join('\n') ?? '',
    },
    schema,
    fields: ['name', 'kind', 'skus'],
  })
  const { busy, refusal, save } = useSave(saveDevice, {
    outdates: [STAFF_KEY],
    success: ({ name }) => `${name} is saved. Shoppers see it immediately.`,
    onSaved: onDone,
    onErrors: form.showErrors,
  })
  return (
    <FormPage
      form={form}
      busy={busy}
      refusal={refusal}
      onSave={({ skus, ...values }) =>
        save({
          ...values,
          deviceKey: device?.deviceKey ?? null,
          skus: skus.split(/[\n,;]/).map((sku) => sku.trim()),
        })
      }
    >
      <TextInput data-autofocus label="Name" autoComplete="off" {...form.field('name')} />
      <SelectField
        label="Kind"
        placeholder="Choose"
        options={DEVICE_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))}
        {...form.field('kind')}
      />
      <Textarea
        label="Sold here as (SKUs, one on each line; optional)"
        autosize
        minRows={2}
        maxRows={8}
        {...form.field('skus')}
      />
    </FormPage>
  )
}
