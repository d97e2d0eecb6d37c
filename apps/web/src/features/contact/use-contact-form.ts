import { ContactMessage } from '@mendwell/contract/content/content'
import { type ChangeEvent, type FormEvent, type ReactNode, useId, useState } from 'react'
import { CallProblem } from '../../api/calls/call.ts'
import { sendContactMessage } from '../../api/content.ts'
import { report } from '../../lib/forms/say-reported.ts'
import { sayWithAdvice } from '../../lib/forms/say-with-advice.tsx'
import { useKeyOf } from '../../lib/forms/use-key-of.ts'
import { pageText } from '../../lib/words/page-texts.ts'
import { translateMessage } from '../../lib/words/texts.ts'
import {
  type ContactDraft,
  readContactDraft,
  storeContactDraft,
} from '../../state/contact-draft.ts'

type Field = keyof ContactDraft
type Errors = Partial<Record<Field, ReactNode>>

const EMPTY: ContactDraft = {
  name: '',
  email: '',
  phone: '',
  address: '',
  subject: '',
  querydata: '',
}

/**
 * The contact form. Send is disabled while something is missing (Specification §5), so a field shows its error as soon
 * as it loses focus, not only after a submit.
 */
export function useContactForm() {
  const formId = useId()
  const [values, setValues] = useState(readContactDraft)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Errors>({})
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing')
  const [failure, setFailure] = useState<string>()
  const keyOf = useKeyOf()
  const errors = errorsOf(values)
  const valid = Object.keys(errors).length === 0

  const change = (next: ContactDraft) => {
    setValues(next)
    storeContactDraft(next)
  }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!valid || state === 'sending') return
    setState('sending')
    setFailure(undefined)
    try {
      await sendContactMessage(values, keyOf(values))
      change(EMPTY)
      setLeft(new Set())
      setState('sent')
    } catch (error) {
      setState('writing')
      setFailure(failureOf(error))
      setRefused(refusedFields(error))
    }
  }

  return {
    valid,
    state,
    failure,
    send,
    field: (name: Field) => ({
      id: `${formId}${name}`,
      name,
      value: values[name],
      error: left.has(name) ? (refused[name] ?? errors[name]) : undefined,
      onBlur: () => setLeft((before) => new Set(before).add(name)),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        if (state === 'sent') setState('writing')
        setRefused(({ [name]: _, ...rest }) => rest)
        change({ ...values, [name]: event.currentTarget.value })
      },
    }),
  }
}

const isField = (name: string): name is Field => name in EMPTY

/** The first message of each invalid field. */
function errorsOf(values: ContactDraft): Errors {
  const errors: Errors = {}
  for (const { path, message } of ContactMessage.safeParse(values).error?.issues ?? []) {
    const name = String(path[0])
    if (isField(name)) errors[name] ??= sayWithAdvice(message)
  }
  return errors
}

function refusedFields(error: unknown): Errors {
  if (!(error instanceof CallProblem)) return {}
  const fields = error.problem.errors ?? []
  return Object.fromEntries(fields.map((error) => [error.path, sayWithAdvice(report(error))]))
}

const failureOf = (error: unknown): string =>
  error instanceof CallProblem
    ? translateMessage(error.problem.detail, error.problem.sentence)
    : pageText('page.contact.notSent')
