import type { ReactNode } from 'react'
import type { CheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import formStyles from './form.module.css'
import { Refusal } from './refusal.tsx'

interface FormPageProps<Values extends object> {
  form: CheckedForm<Values>
  onSave: (values: Values) => void
  busy: boolean
  refusal: Error | null
  saveLabel?: string
  /** For a role with read-only access. */
  readOnly?: boolean
  /** Next to Save: Cancel, Delete. */
  beside?: ReactNode
  children: ReactNode
}

/** A back-office form: errors on top in field order, Save always visible. */
export function FormPage<Values extends object>({
  form,
  onSave,
  busy,
  refusal,
  saveLabel = 'Save',
  readOnly = false,
  beside,
  children,
}: FormPageProps<Values>) {
  return (
    <form className={formStyles.form} noValidate onSubmit={form.submit(onSave)}>
      <Refusal refusal={refusal} />
      <ErrorSummary
        className={formStyles.errorSummary}
        title="There is a problem"
        entries={form.summary}
        attempt={form.attempt}
      />
      <fieldset className={formStyles.whole} disabled={readOnly}>
        {children}
      </fieldset>
      {!readOnly && (
        <div className={formStyles.saveBar}>
          <Button type="submit" busy={busy}>
            {saveLabel}
          </Button>
          {beside}
        </div>
      )}
    </form>
  )
}
