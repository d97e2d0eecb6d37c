import { TextInput } from '@mantine/core'
import { WrittenNewsletter } from '@mendwell/contract/newsletters/newsletters'
import type { Language } from '@mendwell/domain/words/languages'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import {
  NEWSLETTER_QUESTIONS,
  type Newsletter,
  type NewsletterText,
  removeNewsletter,
  saveNewsletter,
  testNewsletter,
} from '../../../api/staff/pages/newsletters.ts'
import { byContract } from '../../../lib/forms/by-contract.ts'
import { type CheckedForm, useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FormPage } from '../../components/forms/form-page.tsx'
import { MarkdownField, MarkdownHelp } from '../../components/forms/markdown/markdown-field.tsx'
import { Clashes, useOthersChanges } from '../../components/forms/use-others-changes.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { AFTER_SAVING } from '../../components/forms/use-unsaved.ts'
import { NewsletterPreview } from './newsletter-preview.tsx'
import styles from './newsletters.module.css'
import { SendPanel } from './send-panel.tsx'
import { type NewsletterValues, trialOf } from './trial-of.ts'

const FIELDS = ['subject', 'body', 'subjectEs', 'bodyEs', 'sendAt'] as const
const BLANK: NewsletterValues = { subject: '', subjectEs: '', body: '', bodyEs: '', sendAt: '' }

const textOf = ({ sendAt: _, ...text }: NewsletterValues): NewsletterText => text

const Values = z
  .object({
    subject: z.string(),
    subjectEs: z.string(),
    body: z.string(),
    bodyEs: z.string(),
    sendAt: z.string(),
  })
  .check(byContract({ schema: WrittenNewsletter, bodyOf: textOf }))

/** A new newsletter or a draft, with its preview; a saved draft can be sent. */
export function NewsletterForm({ newsletter }: { newsletter: Newsletter | undefined }) {
  const navigate = useNavigate()
  const [language, setLanguage] = useState<Language>('en')
  const form = useCheckedForm<NewsletterValues>({
    initialValues: { ...BLANK, ...newsletter?.text },
    schema: Values,
    fields: FIELDS,
  })
  const stored = { ...BLANK, ...newsletter?.text, sendAt: form.values.sendAt }
  const clashes = useOthersChanges(form, stored)
  const saving = useSave(saveNewsletter, {
    outdates: NEWSLETTER_QUESTIONS,
    success: 'Draft saved.',
    onSaved: ({ newsletterId }) => {
      if (!newsletter) void navigate(`/newsletters/${newsletterId}`, { state: AFTER_SAVING })
    },
    onErrors: form.showErrors,
  })
  const removing = useSave(removeNewsletter, {
    outdates: NEWSLETTER_QUESTIONS,
    success: 'Draft removed. The history keeps its text.',
    onSaved: () => void navigate('/newsletters', { state: AFTER_SAVING }),
  })
  const testing = useSave(testNewsletter, {
    success: ({ sentTo }) => `Test email sent to ${sentTo}.`,
    onErrors: form.showErrors,
  })
  const change = newsletter
    ? { newsletterId: newsletter.newsletterId, before: newsletter.text }
    : { newsletterId: null }
  const trial = trialOf(form.values, language)
  return (
    <div className={styles.beside}>
      <div className="stack">
        <FormPage
          form={form}
          onSave={(values) => saving.save({ text: textOf(values), ...change })}
          busy={saving.busy}
          refusal={saving.refusal ?? removing.refusal ?? testing.refusal}
          saveLabel="Save draft"
          beside={
            <>
              <Button rank="outline" busy={testing.busy} onClick={() => testing.save(trial)}>
                Send me a test
              </Button>
              {newsletter && (
                <Button
                  rank="danger"
                  busy={removing.busy}
                  onClick={() => removing.save(newsletter.newsletterId)}
                >
                  Remove draft
                </Button>
              )}
            </>
          }
        >
          <Clashes fields={clashes} />
          <Texts form={form} onLanguage={setLanguage} />
        </FormPage>
        {newsletter ? (
          <SendPanel newsletter={newsletter} form={form} text={textOf(form.values)} />
        ) : (
          <p className="muted">Save the draft first, then send it.</p>
        )}
      </div>
      <NewsletterPreview trial={trial} onLanguage={setLanguage} />
    </div>
  )
}

interface TextsProps {
  form: CheckedForm<NewsletterValues>
  /** The preview follows the language being edited. */
  onLanguage: (language: Language) => void
}

const Texts = ({ form, onLanguage }: TextsProps) => (
  <>
    <section className="panel stack" aria-label="English" onFocus={() => onLanguage('en')}>
      <h2>English</h2>
      <TextInput label="Subject" {...form.field('subject')} />
      <MarkdownField label="Text" {...form.field('body')} />
      <MarkdownHelp />
    </section>
    <section className="panel stack" aria-label="Spanish" onFocus={() => onLanguage('es')}>
      <h2>Spanish</h2>
      <TextInput label="Subject in Spanish" lang="es" {...form.field('subjectEs')} />
      <MarkdownField label="Text in Spanish" lang="es" {...form.field('bodyEs')} />
    </section>
  </>
)
