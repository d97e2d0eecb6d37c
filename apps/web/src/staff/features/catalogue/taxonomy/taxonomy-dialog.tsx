import { required, text } from '@mendwell/contract/wire/shapes'
import * as z from 'zod/mini'
import { useCheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextArea, TextField } from '../../../../ui/fields/text-field.tsx'
import { StaffDialog, useClosing } from '../../../components/dialogs/staff-dialog.tsx'
import { FormPage } from '../../../components/forms/form-page.tsx'
import { Clashes, useOthersChanges } from '../../../components/forms/use-others-changes.tsx'
import { useSave } from '../../../components/forms/use-save.ts'

interface TaxonomyEntry {
  name: string
  /** Additional fields. */
  more: string
  isActive: boolean
}

interface TaxonomyDialogProps extends TaxonomyEntry {
  opened: boolean
  onClose: () => void
  title: string
  nameLabel: string
  /** The server's field name, for its errors. */
  nameField: 'subCategory' | 'brandName'
  moreLabel: string
  moreHint: string
  outdates: readonly string[]
  send: (entry: TaxonomyEntry) => Promise<unknown>
}

/** Name and visibility of a category or brand. */
export function TaxonomyDialog({ opened, onClose, title, ...form }: TaxonomyDialogProps) {
  return (
    <StaffDialog opened={opened} onClose={onClose} title={title}>
      {opened && <TaxonomyForm {...form} onClose={onClose} />}
    </StaffDialog>
  )
}

const Values = z.object({
  name: required('nameRequired', 120),
  more: text(500),
  isActive: z.boolean(),
})

function TaxonomyForm({
  name,
  more,
  isActive,
  nameLabel,
  nameField,
  moreLabel,
  moreHint,
  outdates,
  send,
  onClose,
}: Omit<TaxonomyDialogProps, 'opened' | 'title'>) {
  const form = useCheckedForm<TaxonomyEntry>({
    initialValues: { name, more, isActive },
    schema: Values,
    fields: ['name', 'more', 'isActive'],
  })
  const clashes = useOthersChanges(form, { name, more, isActive })
  const { save, busy, refusal } = useSave(send, {
    outdates,
    success: 'Saved',
    onErrors: (errors) =>
      form.showErrors(
        errors.map((error) => ({ ...error, path: error.path.replace(nameField, 'name') })),
      ),
    onSaved: onClose,
  })
  const { id, ...checkbox } = form.checkbox('isActive')
  return (
    <FormPage
      form={form}
      onSave={save}
      busy={busy}
      refusal={refusal}
      beside={
        <Button rank="outline" onClick={useClosing(onClose)}>
          Cancel
        </Button>
      }
    >
      <Clashes fields={clashes} />
      <TextField data-autofocus label={nameLabel} {...form.field('name')} />
      <TextArea
        label={moreLabel}
        optional="(optional)"
        hint={moreHint}
        rows={2}
        {...form.field('more')}
      />
      <label className="check" htmlFor={id}>
        <input id={id} type="checkbox" {...checkbox} />
        <span>Shown in the shop</span>
      </label>
    </FormPage>
  )
}
