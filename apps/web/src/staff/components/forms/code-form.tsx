import { TextInput } from '@mantine/core'
import { required } from '@mendwell/contract/wire/shapes'
import * as z from 'zod/mini'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Refusal } from './refusal.tsx'
import { useSave } from './use-save.ts'

const Typed = z.object({ code: required('codeRequired', 20) })

interface CodeFormProps<Saved> {
  label: string
  hint?: string
  send: (typed: { code: string }) => Promise<Saved>
  onSaved?: (saved: Saved) => void
  outdates?: readonly string[]
  saveLabel: string
  danger?: boolean
}

/** Asks for a code of the authenticator app. */
export function CodeForm<Saved>({
  label,
  hint,
  send,
  onSaved,
  outdates = [],
  saveLabel,
  danger = false,
}: CodeFormProps<Saved>) {
  const form = useCheckedForm({ initialValues: { code: '' }, schema: Typed, fields: ['code'] })
  const { busy, refusal, save } = useSave(send, {
    outdates,
    onErrors: form.showErrors,
    ...(onSaved && { onSaved }),
  })
  return (
    <form className="stack" noValidate onSubmit={form.submit(save)}>
      <Refusal refusal={refusal} />
      <TextInput
        label={label}
        description={hint}
        inputMode="text"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('code')}
      />
      <Button type="submit" busy={busy} rank={danger ? 'danger' : 'primary'}>
        {saveLabel}
      </Button>
    </form>
  )
}
