import { Textarea, TextInput } from '@mantine/core'
import { MailText, placeholdersOf, takesParagraphs } from '@mendwell/contract/content/mail-texts'
import type { Language } from '@mendwell/domain/words/languages'
import { useState } from 'react'
import {
  type MailTextRow,
  saveMailText,
  sendTestMail,
} from '../../../../api/staff/pages/mail-texts.ts'
import { type CheckedForm, useCheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { FormPage } from '../../../components/forms/form-page.tsx'
import { Clashes, useOthersChanges } from '../../../components/forms/use-others-changes.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { MailPreview, wordsOf } from './mail-preview.tsx'
import styles from './mails.module.css'

const FIELDS = Object.keys(MailText.shape) as (keyof MailText)[]

/** Subject and paragraphs in both languages; the preview follows the language being edited. */
export function MailForm({ row }: { row: MailTextRow }) {
  const { mail, text, defaultSubject, defaultSubjectEs } = row
  const [language, setLanguage] = useState<Language>('en')
  const form = useCheckedForm<MailText>({ initialValues: text, schema: MailText, fields: FIELDS })
  const clashes = useOthersChanges(form, text)
  const saving = useSave(saveMailText, {
    outdates: ['/staff/mailTexts', '/staff/history'],
    success: 'Saved. The next email uses it.',
    onErrors: form.showErrors,
  })
  const trying = useSave(sendTestMail, {
    success: ({ sentTo }) => `Test email sent to ${sentTo}.`,
    onErrors: form.showErrors,
  })
  const trial = { mail, language, words: wordsOf(form.values, language) }
  return (
    <div className={styles.beside}>
      <FormPage
        form={form}
        onSave={(values) => saving.save({ mail, text: values, before: text })}
        busy={saving.busy}
        refusal={saving.refusal ?? trying.refusal}
        beside={
          <Button rank="outline" busy={trying.busy} onClick={() => trying.save(trial)}>
            Send me a test
          </Button>
        }
      >
        <Clashes fields={clashes} />
        <p className="muted">
          Filled in by the shop:{' '}
          {placeholdersOf(mail)
            .map((name) => `{${name}}`)
            .join(', ')}
        </p>
        <section className="panel stack" aria-label="English" onFocus={() => setLanguage('en')}>
          <h2>English</h2>
          <TextInput label="Subject" placeholder={defaultSubject} {...form.field('subject')} />
          {takesParagraphs(mail) && (
            <Paragraphs form={form} names={{ opening: 'opening', closing: 'closing' }} suffix="" />
          )}
        </section>
        <section className="panel stack" aria-label="Spanish" onFocus={() => setLanguage('es')}>
          <h2>Spanish</h2>
          <p className="muted">
            For customers who read the shop in Spanish. What you leave empty here, they get in your
            English words; the rest of the email is in Spanish.
          </p>
          <TextInput
            label="Subject in Spanish"
            lang="es"
            placeholder={form.values.subject || defaultSubjectEs}
            {...form.field('subjectEs')}
          />
          {takesParagraphs(mail) && (
            <Paragraphs
              form={form}
              names={{ opening: 'openingEs', closing: 'closingEs' }}
              suffix=" in Spanish"
            />
          )}
        </section>
      </FormPage>
      <MailPreview trial={trial} onLanguage={setLanguage} />
    </div>
  )
}

interface ParagraphsProps {
  form: CheckedForm<MailText>
  names: { opening: keyof MailText; closing: keyof MailText }
  /** After the label. */
  suffix: string
}

const Paragraphs = ({ form, names, suffix }: ParagraphsProps) => (
  <>
    <Textarea
      label={`Opening paragraph${suffix}`}
      description="Stands below the heading."
      autosize
      minRows={3}
      {...form.field(names.opening)}
    />
    <Textarea
      label={`Closing paragraph${suffix}`}
      description="Stands at the end, above the address of the shop."
      autosize
      minRows={3}
      {...form.field(names.closing)}
    />
  </>
)
