import type { MailText } from '@mendwell/contract/content/mail-texts'
import type { Language } from '@mendwell/domain/words/languages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type MailTrial, mailPreview } from '../../../../api/staff/pages/mail-texts.ts'
import { useDebounced } from '../../../../lib/forms/use-debounced.ts'
import { MailPreviewPanel } from '../../../components/preview/mail-preview-panel.tsx'

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

/** The mail with sample data. */
export function MailPreview({ trial, onLanguage }: MailPreviewProps) {
  const typed = JSON.stringify(trial)
  const settled: MailTrial = JSON.parse(useDebounced(typed, 400))
  const query = useQuery({
    ...mailPreview(settled),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return <MailPreviewPanel query={query} language={trial.language} onLanguage={onLanguage} />
}
