import type { SessionWire } from '@mendwell/contract/people/sessions'
import { noCardNumber, required } from '@mendwell/contract/wire/shapes'
import { useState } from 'react'
import * as z from 'zod/mini'
import { updateCustomer } from '../../../api/customers.ts'
import { isChanged } from '../../../lib/forms/changed-fields.ts'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import formStyles from '../../components/forms/form.module.css'
import { FormPage } from '../../components/forms/form-page.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { useUnsaved } from '../../components/forms/use-unsaved.ts'

const OwnNameForm = z.object({
  firstName: required('firstNameRequired', 60).check(noCardNumber),
  lastName: required('lastNameRequired', 60).check(noCardNumber),
})
type OwnNameForm = z.output<typeof OwnNameForm>

type Named = NonNullable<SessionWire['customer']>

/** The user's name, as shown to colleagues in lists and to customers in invitations. */
export function OwnName({ customer: { firstName, lastName } }: { customer: Named }) {
  const [saved, setSaved] = useState({ firstName, lastName })
  const form = useCheckedForm<OwnNameForm>({
    initialValues: saved,
    schema: OwnNameForm,
    fields: ['firstName', 'lastName'],
  })
  useUnsaved(isChanged(saved, form.values))
  const { busy, refusal, save } = useSave((typed: OwnNameForm) => updateCustomer(typed), {
    outdates: ['/users/session', '/staff/members'],
    success: 'Name saved.',
    onSaved: () => setSaved(form.values),
    onErrors: form.showErrors,
  })
  return (
    <FormPage form={form} onSave={save} busy={busy} refusal={refusal} saveLabel="Save name">
      <div className={formStyles.twoFields}>
        <TextField label="First name" autoComplete="given-name" {...form.field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...form.field('lastName')} />
      </div>
    </FormPage>
  )
}
