import { Checkbox, TextInput } from '@mantine/core'
import { saveSynonym as contract } from '@mendwell/contract/catalog/search-words'
import { saveSynonym } from '../../../api/staff/content.ts'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { useDebounced } from '../../../lib/forms/use-debounced.ts'
import formStyles from '../../components/forms/form.module.css'
import { FormPage } from '../../components/forms/form-page.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { SynonymPreview } from './synonym-preview.tsx'

/** Debounce before the preview searches with the synonym. */
const REST_MS = 400

/** Prefilled with the chosen search, the cursor in the field for its meaning. */
export function SynonymForm({ term }: { term: string }) {
  const initialValues = { term, meaning: '', twoWay: false }
  const form = useCheckedForm({
    initialValues,
    schema: contract.schema.body,
    fields: ['term', 'meaning'],
  })
  const { busy, refusal, save } = useSave(saveSynonym, {
    outdates: ['/searchSynonym/'],
    success: ({ term: typed, meaning, found }) =>
      found > 0
        ? `A search for ${typed} now finds ${meaning} too.`
        : {
            kind: 'warn',
            title: 'Added, but it has no matches',
            text: `No product in the shop has the words “${meaning}”.`,
          },
    onSaved: () => form.set({ ...initialValues, term: '' }),
    onErrors: form.showErrors,
  })
  const typed = useDebounced(form.values, REST_MS)
  return (
    <section className="panel" aria-label="New synonym">
      <FormPage form={form} onSave={save} busy={busy} refusal={refusal} saveLabel="Add">
        <div className={formStyles.twoFields}>
          <TextInput label="Shoppers type" autoComplete="off" {...form.field('term')} />
          <TextInput
            label="Also search for"
            autoComplete="off"
            autoFocus={term !== ''}
            {...form.field('meaning')}
          />
        </div>
        <Checkbox
          label="Both ways"
          description="For words that mean the same. One way is for a word that means more than the other."
          {...form.checkbox('twoWay')}
        />
        <SynonymPreview line={typed} />
      </FormPage>
    </section>
  )
}
