import type { Language } from '@mendwell/domain/words/languages'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { CallProblem } from '../../../api/calls/call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LanguageChoice } from './language-choice.tsx'
import styles from './mail-preview-panel.module.css'

interface MailPreviewPanelProps {
  /** The mail as rendered by the server. */
  query: UseQueryResult<{ subject: string; html: string; text: string }>
  language: Language
  onLanguage: (language: Language) => void
}

/** A mail as its readers get it: in either language, on a computer, on a phone and as plain text. */
export function MailPreviewPanel({ query, language, onLanguage }: MailPreviewPanelProps) {
  const [isPlain, setPlain] = useState(false)
  const [isNarrow, setNarrow] = useState(false)
  const problem = query.error instanceof CallProblem ? query.error.problem.detail : undefined
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className="row">
        <h2>Preview</h2>
        <LanguageChoice language={language} onLanguage={onLanguage} />
        <Button rank="quiet" aria-pressed={isNarrow} onClick={() => setNarrow(!isNarrow)}>
          Phone width
        </Button>
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
                className={`${styles.sheet}${isNarrow ? ` ${styles.narrow}` : ''}`}
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
