import type { FieldError } from '@mendwell/contract/wire/errors'
import { useRef, useState } from 'react'
import { CallProblem } from '../../../api/calls/call.ts'
import { noticeEndedSession } from '../../../api/sessions.ts'

/** Submits a form, once at a time; field errors go to their fields, any other error is the refusal. */
export function useSending(showErrors: (errors: readonly FieldError[]) => boolean) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Error>()
  const sending = useRef(false)

  async function run(act: () => Promise<void>): Promise<void> {
    sending.current = true
    setBusy(true)
    setRefusal(undefined)
    try {
      await act()
    } catch (error) {
      noticeEndedSession(error)
      const errors = error instanceof CallProblem ? error.problem.errors : undefined
      if (!errors || !showErrors(errors)) {
        setRefusal(error instanceof Error ? error : new Error(String(error)))
      }
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return {
    busy,
    refusal,
    send: (act: () => Promise<void>) => {
      if (!sending.current) void run(act)
    },
  }
}
