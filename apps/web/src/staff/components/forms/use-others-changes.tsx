import { useEffect, useState } from 'react'
import { isChanged } from '../../../lib/forms/changed-fields.ts'
import { mergeTyped } from '../../../lib/forms/merge-typed.ts'
import type { CheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { fieldInWords } from './field-words.ts'
import { useUnsaved } from './use-unsaved.ts'

/**
 * Brings what is saved elsewhere, by a colleague or beside the form, into it as it arrives. What is typed
 * stays, and leaving the screen asks first; the answer names the fields that both have changed. `now` is what is
 * stored, as the form writes it.
 */
export function useOthersChanges<Values extends object>(
  form: CheckedForm<Values>,
  now: Values,
): readonly string[] {
  const [base, setBase] = useState(now)
  const [clashes, setClashes] = useState<readonly string[]>([])
  const { values, set } = form
  useUnsaved(isChanged(now, values))
  useEffect(() => {
    if (!isChanged(base, now)) return
    const merged = mergeTyped({ before: base, typed: values, now })
    set(merged.values)
    setClashes(merged.clashes)
    setBase(now)
  }, [now, base, values, set])
  return clashes
}

/** Lists what a colleague changed while it was edited here. */
export function Clashes({ fields }: { fields: readonly string[] }) {
  if (fields.length === 0) return null
  return (
    <p className="note warn" role="status">
      Someone else changed this in the meantime: {fields.map(fieldInWords).join(', ')}. Your edits
      are kept and will replace theirs when you save.
    </p>
  )
}
