import { Checkbox, TextInput } from '@mantine/core'
import { isOwnPage } from '@mendwell/domain/content/own-pages'
import type { Language } from '@mendwell/domain/words/languages'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  PAGE_QUESTIONS,
  type PageText,
  removePage,
  type SavedPage,
  type StaffPage,
  savePage,
} from '../../../../api/staff/pages/staff-pages.ts'
import { slugOf } from '../../../../lib/addresses/slugs.ts'
import { type CheckedForm, useCheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import formStyles from '../../../components/forms/form.module.css'
import { FormPage } from '../../../components/forms/form-page.tsx'
import { MarkdownField, MarkdownHelp } from '../../../components/forms/markdown/markdown-field.tsx'
import { Clashes, useOthersChanges } from '../../../components/forms/use-others-changes.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { AFTER_SAVING } from '../../../components/forms/use-unsaved.ts'
import { TimeFields } from '../time-fields.tsx'
import { PagePreview } from './page-preview.tsx'
import styles from './page-text.module.css'
import { bodyOf, FIELDS, formOf, type PageValues, valuesOf } from './page-values.ts'

interface PageFormProps {
  /** Undefined for a new page. */
  pageKey: string | undefined
  /** The stored page; null if none. */
  page: PageText | null
  /** The initial values. */
  initial: PageText
  state: StaffPage['state']
}

/** The text of a page in both languages, with a preview. */
export function PageForm({ pageKey, page, initial, state }: PageFormProps) {
  const navigate = useNavigate()
  const [language, setLanguage] = useState<Language>('en')
  const stored = valuesOf(initial)
  const form = useCheckedForm<PageValues>({
    initialValues: stored,
    schema: formOf(pageKey),
    fields: FIELDS,
  })
  const clashes = useOthersChanges(form, { ...stored, slug: form.values.slug })
  const isOwn = pageKey === undefined || isOwnPage(pageKey)
  const saving = useSave((body: SavedPage) => savePage(body), {
    outdates: PAGE_QUESTIONS,
    success: ({ state: now }) => SAID[now],
    onSaved: () => void navigate('/pages', { state: AFTER_SAVING }),
    onErrors: (errors) =>
      form.showErrors(
        errors.map((error) => (error.path === 'pageKey' ? { ...error, path: 'slug' } : error)),
      ),
  })
  const removing = useSave(removePage, {
    outdates: PAGE_QUESTIONS,
    success: 'Draft removed. The history keeps its text.',
    onSaved: () => void navigate('/pages', { state: AFTER_SAVING }),
  })
  const saveAs = (values: PageValues) => saving.save(bodyOf(values, { pageKey, before: page }))
  return (
    <div className={styles.beside}>
      <FormPage
        form={form}
        onSave={saveAs}
        busy={saving.busy}
        refusal={saving.refusal ?? removing.refusal}
        beside={
          <>
            {!isOwn && state === 'SHOWN' && (
              <Button
                rank="outline"
                busy={saving.busy}
                onClick={() => saveAs({ ...stored, isPublished: false })}
              >
                Back to the original text
              </Button>
            )}
            {page && !page.isPublished && pageKey && (
              <Button rank="danger" busy={removing.busy} onClick={() => removing.save(pageKey)}>
                Remove draft
              </Button>
            )}
          </>
        }
      >
        <Clashes fields={clashes} />
        <Texts form={form} isNew={pageKey === undefined} onLanguage={setLanguage} />
        <Publishing form={form} isOwn={isOwn} />
      </FormPage>
      <PagePreview values={form.values} language={language} onLanguage={setLanguage} />
    </div>
  )
}

const SAID: Record<StaffPage['state'], string> = {
  DRAFT: 'Draft saved.',
  SCHEDULED: 'Saved. Shoppers see it from the moment you chose.',
  SHOWN: 'Published. Shoppers see it now.',
  ENDED: 'Saved. Its end date has passed, so shoppers don’t see it.',
  SHIPPED: 'Saved. Shoppers see the original text.',
}

interface TextsProps {
  form: CheckedForm<PageValues>
  isNew: boolean
  /** The preview follows the language being edited. */
  onLanguage: (language: Language) => void
}

function Texts({ form, isNew, onLanguage }: TextsProps) {
  const { slug, title } = form.values
  const titled = form.field('title')
  return (
    <>
      <section className="panel stack" aria-label="English" onFocus={() => onLanguage('en')}>
        <h2>English</h2>
        <TextInput
          label="Title"
          {...titled}
          onChange={(event) => {
            const typed = event.currentTarget.value
            // The URL follows the title until it is edited itself.
            const follows = isNew && slug === slugOf(title).slice(0, MAX_SLUG)
            form.set({ title: typed, ...(follows && { slug: slugOf(typed).slice(0, MAX_SLUG) }) })
          }}
        />
        {isNew && (
          <TextInput
            label="Address"
            description={`The page is at /pages/${slug || '…'} and stays there.`}
            {...form.field('slug')}
          />
        )}
        <TextInput
          label="Introduction"
          description="One or two sentences below the title. Search engines show them too."
          {...form.field('lead')}
        />
        <MarkdownField label="Text" {...form.field('body')} />
        <MarkdownHelp />
      </section>
      <section className="panel stack" aria-label="Spanish" onFocus={() => onLanguage('es')}>
        <h2>Spanish</h2>
        <TextInput label="Title in Spanish" lang="es" {...form.field('titleEs')} />
        <TextInput label="Introduction in Spanish" lang="es" {...form.field('leadEs')} />
        <MarkdownField label="Text in Spanish" lang="es" {...form.field('bodyEs')} />
      </section>
    </>
  )
}

const MAX_SLUG = 60

function Publishing({ form, isOwn }: { form: CheckedForm<PageValues>; isOwn: boolean }) {
  return (
    <section className="panel stack">
      <h2>Publishing</h2>
      <Checkbox
        label={isOwn ? 'Published' : 'Published, in place of the original text'}
        description="Needs all texts in both languages. Without it this is a draft that only staff see."
        {...form.checkbox('isPublished')}
      />
      {isOwn && (
        <>
          <Checkbox label="Listed in the footer" {...form.checkbox('inFooter')} />
          <TimeFields form={form} />
          <ArticleFields form={form} />
        </>
      )}
    </section>
  )
}

function ArticleFields({ form }: { form: CheckedForm<PageValues> }) {
  return (
    <>
      <TextInput
        type="date"
        label="Date of the article (optional)"
        description="With a date the page is an article: listed under Blogs/Flyers, the newest first."
        {...form.field('articleOn')}
      />
      {form.values.articleOn !== '' && (
        <div className={formStyles.twoFields}>
          <TextInput
            label="Author"
            description="A role or a name, such as Pharmacist"
            {...form.field('author')}
          />
          <TextInput
            label="Author in Spanish"
            description="Such as Farmacéutica"
            lang="es"
            {...form.field('authorEs')}
          />
        </div>
      )}
    </>
  )
}
