import type { SettingsWire } from '@mendwell/contract/shop/settings'
import type { FieldError } from '@mendwell/contract/wire/errors'
import { type ReactNode, useState } from 'react'
import { saveSettings } from '../../../api/staff/settings.ts'
import { changedFields, isChanged } from '../../../lib/forms/changed-fields.ts'
import type { CheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { FormPage } from './form-page.tsx'
import { useSave } from './use-save.ts'
import { useUnsaved } from './use-unsaved.ts'

export interface CardProps {
  values: SettingsWire
}

interface SettingCardProps<Values extends object> {
  title: string
  form: CheckedForm<Values>
  /** Converts the typed values to wire format. */
  wireOf: (typed: Values) => Partial<SettingsWire>
  children: ReactNode
}

/** Settings that are saved together. */
export function SettingCard<Values extends object>({
  title,
  form,
  wireOf,
  children,
}: SettingCardProps<Values>) {
  const [saved, setSaved] = useState(form.values)
  useUnsaved(isChanged(saved, form.values))
  const send = async (wire: Partial<SettingsWire>) => {
    // Only what was changed here: a colleague may have changed the rest of the card meanwhile.
    const answer = await saveSettings(changedFields(wireOf(saved), wire))
    setSaved(form.values)
    return answer
  }
  const { busy, refusal, save } = useSave(send, {
    outdates: ['/staff/settings', '/staff/standing', '/config', '/ezpztax/'],
    success: `${title} saved`,
    onErrors: (errors: readonly FieldError[]) => form.showErrors(errors),
  })
  return (
    <section className="panel" aria-label={title}>
      <h2>{title}</h2>
      <FormPage
        form={form}
        onSave={(typed) => save(wireOf(typed))}
        busy={busy}
        refusal={refusal}
        saveLabel={`Save ${title.toLowerCase()}`}
      >
        {children}
      </FormPage>
    </section>
  )
}
