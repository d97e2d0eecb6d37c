import { Textarea, TextInput } from '@mantine/core'
import { says } from '@mendwell/contract/wire/validation-messages'
import { RECALL_CLASSES } from '@mendwell/domain/recalls/recalls'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { addRecall } from '../../../api/staff/stock/recalls.ts'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import formStyles from '../../components/forms/form.module.css'
import { FormPage } from '../../components/forms/form-page.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { CLASS_WORDS } from './parts/recall-words.ts'

const schema = z.object({
  recallClass: z.enum(RECALL_CLASSES),
  title: z.string().check(z.trim(), z.minLength(1, says('recallTitleRequired')), z.maxLength(300)),
  firm: z.string().check(z.trim(), z.minLength(1, says('recallFirmRequired')), z.maxLength(200)),
  reason: z
    .string()
    .check(z.trim(), z.minLength(1, says('recallReasonRequired')), z.maxLength(4000)),
  initiatedOn: z.string(),
  codeInfo: z.string().check(z.maxLength(20_000)),
})
type Typed = z.output<typeof schema>

/** A maker's letter or the shop's own finding. */
export function Component() {
  const navigate = useNavigate()
  const form = useCheckedForm<Typed>({
    initialValues: {
      recallClass: 'NONE',
      title: '',
      firm: '',
      reason: '',
      initiatedOn: '',
      codeInfo: '',
    },
    schema,
    fields: ['recallClass', 'title', 'firm', 'reason', 'initiatedOn', 'codeInfo'],
  })
  const { busy, refusal, save } = useSave(
    (typed: Typed) => addRecall({ ...typed, initiatedOn: typed.initiatedOn || null }),
    {
      outdates: ['/staff/recalls', '/staff/history'],
      onSaved: ({ recallId }) => void navigate(`/recalls/${recallId}`),
      onErrors: form.showErrors,
    },
  )
  const { error: _, ...recallClass } = form.field('recallClass')
  return (
    <>
      <PageHeader
        title="Add a recall"
        back={{ to: '/recalls', label: 'All recalls' }}
        lead="Copy what the letter says. Products and lots are proposed from it on the next page; nothing happens before you confirm."
      />
      <FormPage form={form} onSave={save} busy={busy} refusal={refusal} saveLabel="Continue">
        <section className="panel stack">
          <TextInput label="What is recalled" autoComplete="off" {...form.field('title')} />
          <div className={formStyles.twoFields}>
            <TextInput label="Who recalls it" autoComplete="off" {...form.field('firm')} />
            <TextInput label="Began on (optional)" type="date" {...form.field('initiatedOn')} />
          </div>
          <SelectField
            label="Class"
            options={RECALL_CLASSES.map((value) => ({ value, label: CLASS_WORDS[value] }))}
            {...recallClass}
          />
          <Textarea
            label="What is wrong and what harm may come"
            autosize
            minRows={3}
            {...form.field('reason')}
          />
          <Textarea
            label="Lots, serial numbers, device codes (optional)"
            description="As the letter lists them, such as: UDI-DI 00844505000772, Lots 24K0117 through 24K0120"
            autosize
            minRows={3}
            {...form.field('codeInfo')}
          />
        </section>
      </FormPage>
    </>
  )
}
