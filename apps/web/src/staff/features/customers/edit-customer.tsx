import { Textarea, TextInput } from '@mantine/core'
import { CustomerDetails, MAX_CUSTOMER_TAGS } from '@mendwell/contract/people/staff-customers'
import { useState } from 'react'
import * as z from 'zod/mini'
import { changeCustomer, type StaffCustomer } from '../../../api/staff/customers.ts'
import { STAFF_KEY } from '../../../api/staff/staff-key.ts'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { StaffDialog } from '../../components/dialogs/staff-dialog.tsx'
import { FormPage } from '../../components/forms/form-page.tsx'
import { Clashes, useOthersChanges } from '../../components/forms/use-others-changes.tsx'
import { useSave } from '../../components/forms/use-save.ts'

const tagsOf = (typed: string) =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)

const { shape } = CustomerDetails
const DetailsForm = z.object({
  ...shape,
  tags: z.pipe(z.string(), z.pipe(z.transform(tagsOf), shape.tags)),
})

/** Edits name and phones of a customer, and staff notes. */
export function EditCustomer({ found }: { found: StaffCustomer }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button rank="secondary" onClick={() => setIsOpen(true)}>
        Edit customer
      </Button>
      <StaffDialog opened={isOpen} onClose={close} title="Edit customer">
        <DetailsFields found={found} onDone={close} />
      </StaffDialog>
    </>
  )
}

const typedOf = ({ customer, note, tags }: StaffCustomer) => ({
  firstName: customer.firstName,
  lastName: customer.lastName,
  phone1: customer.phone1 ?? '',
  phone2: customer.phone2 ?? '',
  tags: tags.join(', '),
  note,
})

function DetailsFields({ found, onDone }: { found: StaffCustomer; onDone: () => void }) {
  const { customer, note, tags } = found
  const now = typedOf(found)
  const form = useCheckedForm({
    initialValues: now,
    schema: DetailsForm,
    fields: ['firstName', 'lastName', 'phone1', 'phone2', 'tags', 'note'],
  })
  const clashes = useOthersChanges(form, now)
  const { firstName, lastName, phone1, phone2 } = customer
  const read = { firstName, lastName, phone1, phone2, note, tags: [...tags] }
  const { busy, refusal, save } = useSave(
    (typed: typeof now) =>
      changeCustomer(customer.custId, { details: { ...typed, tags: tagsOf(typed.tags) }, read }),
    {
      outdates: [STAFF_KEY],
      success: 'Customer saved.',
      onSaved: onDone,
      onErrors: form.showErrors,
    },
  )
  return (
    <FormPage form={form} onSave={save} busy={busy} refusal={refusal}>
      <Clashes fields={clashes} />
      <TextInput data-autofocus label="First name" {...form.field('firstName')} />
      <TextInput label="Last name" {...form.field('lastName')} />
      <TextInput label="Phone (optional)" type="tel" {...form.field('phone1')} />
      <TextInput label="Second phone (optional)" type="tel" {...form.field('phone2')} />
      <TextInput
        label="Tags (optional)"
        description={`Separated by commas, at most ${MAX_CUSTOMER_TAGS}. Customers are found by them.`}
        {...form.field('tags')}
      />
      <Textarea
        label="Note (optional)"
        description="Only staff can see it."
        autosize
        minRows={3}
        {...form.field('note')}
      />
    </FormPage>
  )
}
