import { t } from '../../lib/words/texts.ts'
import { ErrorSummary, type SummaryEntry } from '../../ui/fields/error-summary.tsx'

interface FormErrorsProps {
  form: { summary: readonly SummaryEntry[]; attempt: number }
}

/** The errors of a form, shown after submitting (Specification §5). */
export function FormErrors({ form }: FormErrorsProps) {
  return (
    <ErrorSummary
      title={t('common.thereIsAProblem')}
      entries={form.summary}
      attempt={form.attempt}
    />
  )
}
