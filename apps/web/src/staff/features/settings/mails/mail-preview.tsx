import type { MailText } from '@mendwell/contract/content/mail-texts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallProblem } from '../../../../api/calls/call.ts'
import { type MailTrial, mailPreview } from '../../../../api/staff/pages/mail-texts.ts'
import { useDebounced } from '../../../../lib/forms/use-debounced.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { type Language, LanguageChoice } from '../../../components/preview/language-choice.tsx'
import styles from './mails.module.css'

/** What a reader of this language gets: English text where there is no Spanish. */
export const wordsOf = (text: MailText, language: Language): MailTrial['words'] => {
  const { subject, opening, closing } = text
  if (language === 'en') return { subject, opening, closing }
  return {
    subject: text.subjectEs || subject,
    opening: text.openingEs || opening,
    closing: text.closingEs || closing,
  }
}

interface MailPreviewProps {
  trial: MailTrial
  onLanguage: (language: Language) => void
}

/** The mail as rendered by the server, with sample data. */
export function MailPreview({ trial, onLanguage }: MailPreviewProps) {
  const [isPlain, setPlain] = useState(false)
  const typed = JSON.stringify(trial)
  const settled: MailTrial = JSON.parse(useDebounced(typed, 400))
  const query = useQuery({
    ...mailPreview(settled),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const problem = query.error instanceof CallProblem ? query.error.problem.detail : undefined
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className="row">
        <h2>Preview</h2>
        <LanguageChoice language={trial.language} onLanguage={onLanguage} />
        <Button rank="quiet" aria-pressed={isPlain} onClick={() => setPlain(!isPlain)}>
          Plain text
        </Button>
      </div>
      {query.isError ? (
        <p className="note warn">{problem ?? 'The preview cannot be shown. Try again.'}</p>
      ) : (
        query.data && (
          <>
            <p className={styles.subject}>
              <span className="muted">Subject: </span>
              <b>{query.data.subject}</b>
            </p>
            {isPlain ? (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
              <pre className={`${styles.sheet} ${styles.plain}`} tabIndex={0}>
                {query.data.text}
              </pre>
            ) : (
              <iframe
                className={styles.sheet}
                title="The email as HTML"
                sandbox=""
                srcDoc={query.data.html}
              />
            )}
          </>
        )
      )}
    </section>
  )
}
