import type { ReactNode } from 'react'
import type { CheckedForm } from '../../lib/use-checked-form.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Refusal } from './refusal.tsx'

interface FormPageProps<Values extends object> {
  form: CheckedForm<Values>
  onSave: (values: Values) => void
  busy: boolean
  refusal: Error | null
  saveLabel?: string
  /** Beside Save: Cancel, Delete. */
  beside?: ReactNode
  children: ReactNode
}

/** A form of the back office: errors on top in the order of the fields, Save always in sight. */
export function FormPage<Values extends object>({
  form,
  onSave,
  busy,
  refusal,
  saveLabel = 'Save',
  beside,
  children,
}: FormPageProps<Values>) {
  return (
    <form className="staff-form" noValidate onSubmit={form.submit(onSave)}>
      <Refusal refusal={refusal} />
      <ErrorSummary title="There is a problem" entries={form.summary} attempt={form.attempt} />
      {children}
      <div className="savebar">
        <Button type="submit" busy={busy}>
          {saveLabel}
        </Button>
        {beside}
      </div>
    </form>
  )
}
