import { MAX_SENTENCE } from '@mendwell/contract/search/search-use'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CallProblem } from '../../../api/calls/call.ts'
import { countOpened, reportWrongAnswer } from '../../../api/catalog/search-use.ts'
import { RefusalNote } from '../../../components/forms/refusal-note.tsx'
import { newKey } from '../../../lib/new-key.ts'
import { ownTexts } from '../../../lib/words/own-texts.ts'
import { t, translateMessage } from '../../../lib/words/texts.ts'
import { searchFeedbackTexts } from '../../../texts/en/search-feedback.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextArea } from '../../../ui/fields/text-field.tsx'

const feedbackText = ownTexts(searchFeedbackTexts)

const refusalOf = (error: Error): string =>
  error instanceof CallProblem
    ? translateMessage(error.problem.detail, error.problem.sentence)
    : feedbackText('feedback.failed')

/** Counts that a search result was opened. A failure does not matter to the shopper. */
export const noteOpened = (term: string) => void countOpened(term).catch(() => undefined)

/** One click reports to staff that a search missed; a comment can follow. */
export function SearchFeedback({ term }: { term: string }) {
  const [reportKey] = useState(newKey)
  const report = useMutation({
    mutationFn: (sentence: string | null) => reportWrongAnswer({ reportKey, term, sentence }),
  })
  const [isReported, setIsReported] = useState(false)
  const [isWritten, setIsWritten] = useState(false)
  const answer = useRef<HTMLParagraphElement>(null)
  // The clicked button was replaced: focus moves to the answer for keyboard users.
  useEffect(() => {
    if (isReported || isWritten) answer.current?.focus()
  }, [isReported, isWritten])

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sentence = String(new FormData(event.currentTarget).get('sentence')).trim()
    if (sentence === '' || report.isPending) return
    report.mutate(sentence, { onSuccess: () => setIsWritten(true) })
  }
  return (
    <section
      aria-labelledby="feedback"
      className="panel flat stack-small"
      style={{ marginTop: 'var(--s6)' }}
    >
      <h2 id="feedback">{feedbackText('feedback.title')}</h2>
      {!isReported && (
        <>
          <p>{feedbackText('feedback.lead')}</p>
          <Button
            rank="secondary"
            busy={report.isPending}
            onClick={() => report.mutate(null, { onSuccess: () => setIsReported(true) })}
          >
            {feedbackText('feedback.report')}
          </Button>
        </>
      )}
      {isReported && (
        <p ref={answer} tabIndex={-1} role="status">
          {feedbackText(isWritten ? 'feedback.written' : 'feedback.thanks')}
        </p>
      )}
      {isReported && !isWritten && (
        <form className="stack-small" onSubmit={send}>
          <TextArea
            label={feedbackText('feedback.what')}
            hint={feedbackText('feedback.hint')}
            optional={t('common.optional')}
            name="sentence"
            rows={2}
            maxLength={MAX_SENTENCE}
          />
          <Button type="submit" rank="secondary" busy={report.isPending}>
            {feedbackText('feedback.send')}
          </Button>
        </form>
      )}
      <RefusalNote text={report.error ? refusalOf(report.error) : undefined} />
    </section>
  )
}
