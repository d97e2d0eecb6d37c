import { TextInput } from '@mantine/core'
import { says } from '@mendwell/contract/wire/validation-messages'
import { FIT_REASONS } from '@mendwell/domain/fit/devices'
import * as z from 'zod/mini'
import { addFit, changeFit, type Statement } from '../../../api/staff/catalogue/devices.ts'
import { STAFF_KEY } from '../../../api/staff/staff-key.ts'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { FormPage } from '../../components/forms/form-page.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { REASON_LABELS } from './device-labels.ts'

/** The possible statements: that it fits, that it is made for the kind, or that it does not fit. */
const VERDICTS = [
  { value: 'SURE', label: 'Fits this device' },
  { value: 'KIND', label: 'Made for its kind: model to be compared' },
  { value: 'NOT', label: 'Does not fit' },
] as const

const note = z.string().check(z.trim(), z.maxLength(200))
const schema = z.object({
  sku: z.string().check(z.trim(), z.minLength(1, says('fitSkuRequired')), z.maxLength(60)),
  verdict: z.enum(['SURE', 'KIND', 'NOT']),
  reason: z.enum(FIT_REASONS),
  note,
  noteEs: note,
})
type Typed = z.output<typeof schema>

const verdictOf = ({ fits, sure }: Statement): Typed['verdict'] => {
  if (!fits) return 'NOT'
  return sure === 3 ? 'SURE' : 'KIND'
}

const bodyOf = ({ verdict, reason, note: words, noteEs }: Typed) => ({
  fits: verdict !== 'NOT',
  sure: verdict === 'KIND' ? (2 as const) : (3 as const),
  reason,
  note: words === '' ? null : words,
  noteEs: noteEs === '' ? null : noteEs,
})

interface FitFormProps {
  deviceKey: string
  /** The statement to correct; a new one if omitted. */
  statement?: Statement | undefined
  onDone: () => void
}

/** A statement about a product and a device, and its source. */
export function FitForm({ deviceKey, statement, onDone }: FitFormProps) {
  const form = useCheckedForm({
    initialValues: {
      sku: statement?.sku ?? '',
      verdict: statement ? verdictOf(statement) : 'SURE',
      reason: statement?.reason ?? 'STAFF',
      note: statement?.note ?? '',
      noteEs: statement?.noteEs ?? '',
    },
    schema,
    fields: ['sku', 'verdict', 'reason', 'note', 'noteEs'],
  })
  const { busy, refusal, save } = useSave(
    (typed: Typed) =>
      statement
        ? changeFit({ deviceKey, productId: statement.productId }, bodyOf(typed))
        : addFit(deviceKey, typed.sku, bodyOf(typed)),
    {
      outdates: [STAFF_KEY],
      success: 'Saved. Shoppers see it immediately.',
      onSaved: onDone,
      onErrors: (errors) =>
        form.showErrors(
          errors.map((error) => ({ ...error, path: error.path.replace('statement.', '') })),
        ),
    },
  )
  return (
    <FormPage form={form} busy={busy} refusal={refusal} onSave={save}>
      {!statement && (
        <TextInput
          data-autofocus
          label="SKU of the product"
          autoComplete="off"
          {...form.field('sku')}
        />
      )}
      <SelectField label="What is known" options={VERDICTS} {...form.field('verdict')} />
      <SelectField
        label="Who says so"
        options={FIT_REASONS.map((value) => ({ value, label: REASON_LABELS[value] }))}
        {...form.field('reason')}
      />
      <TextInput
        label="What to compare, or why it does not fit"
        autoComplete="off"
        {...form.field('note')}
      />
      <TextInput label="The same in Spanish" autoComplete="off" {...form.field('noteEs')} />
    </FormPage>
  )
}
