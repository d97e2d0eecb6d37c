import { Checkbox, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { type SupplierRow, saveSupplier } from '../../../../api/staff/stock/suppliers.ts'
import { useCheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import formStyles from '../../../components/forms/form.module.css'
import { FormPage } from '../../../components/forms/form-page.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import {
  BLANK_SUPPLIER,
  SUPPLIER_FIELDS,
  SupplierValues,
  supplierBodyOf,
  supplierValuesOf,
} from './supplier-values.ts'

interface SupplierFormProps {
  /** A new one is created if omitted. */
  supplier?: SupplierRow
  onSaved: (supplier: SupplierRow) => void
  beside?: ReactNode
}

/** Name, contact and terms of a supplier. */
export function SupplierForm({ supplier, onSaved, beside }: SupplierFormProps) {
  const form = useCheckedForm<SupplierValues>({
    initialValues: supplier ? supplierValuesOf(supplier) : BLANK_SUPPLIER,
    schema: SupplierValues,
    fields: SUPPLIER_FIELDS,
  })
  const { busy, refusal, save } = useSave(
    (values: SupplierValues) => saveSupplier(supplier?.supplierId, supplierBodyOf(values)),
    {
      outdates: ['/staff/suppliers', '/staff/history'],
      success: ({ name }) => `${name} saved.`,
      onSaved,
      onErrors: form.showErrors,
    },
  )
  return (
    <FormPage
      form={form}
      onSave={save}
      busy={busy}
      refusal={refusal}
      saveLabel="Save supplier"
      beside={beside}
    >
      <section className="panel stack">
        <TextInput label="Name" autoComplete="off" {...form.field('name')} />
        <div className={formStyles.twoFields}>
          <TextInput
            label="Email (optional)"
            description="Purchase orders are sent there"
            type="email"
            autoComplete="off"
            {...form.field('email')}
          />
          <TextInput
            label="Phone (optional)"
            description="Of the person who takes orders"
            type="tel"
            autoComplete="off"
            {...form.field('phone')}
          />
          <TextInput
            label="Account number (optional)"
            description="The shop’s number in their books"
            autoComplete="off"
            {...form.field('accountNumber')}
          />
          <TextInput
            label="Lead time in days"
            description="From the order until the goods are here"
            inputMode="numeric"
            autoComplete="off"
            {...form.field('leadDays')}
          />
        </div>
        <Textarea label="Note (optional)" autosize minRows={2} {...form.field('note')} />
        <Checkbox
          label="Active"
          description="The shop orders there. Inactive suppliers are kept, and nothing is proposed to buy from them"
          {...form.checkbox('active')}
        />
      </section>
    </FormPage>
  )
}
