import type { Language } from '@mendwell/domain/words/languages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type NewsletterTrial, newsletterPreview } from '../../../api/staff/pages/newsletters.ts'
import { useDebounced } from '../../../lib/forms/use-debounced.ts'
import { MailPreviewPanel } from '../../components/preview/mail-preview-panel.tsx'

interface NewsletterPreviewProps {
  trial: NewsletterTrial
  onLanguage: (language: Language) => void
}

/** A newsletter as its readers get it. */
export function NewsletterPreview({ trial, onLanguage }: NewsletterPreviewProps) {
  const settled: NewsletterTrial = JSON.parse(useDebounced(JSON.stringify(trial), 400))
  const query = useQuery({
    ...newsletterPreview(settled),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return <MailPreviewPanel query={query} language={trial.language} onLanguage={onLanguage} />
}
