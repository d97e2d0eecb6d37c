import type { FieldError } from '@mendwell/contract/wire/errors'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallProblem, isConflict } from '../../../api/calls/call.ts'
import { isEndedSession, noticeEndedSession } from '../../../api/sessions.ts'
import { translateMessage } from '../../../lib/words/texts.ts'
import { showToast, type Toast } from '../../../ui/notices/toast.tsx'
import { focusTitleWhenLost } from '../page/focus-title.ts'

interface SaveOptions<Saved> {
  /** Queries to invalidate, by the first part of their keys: the contract's path. */
  outdates?: readonly string[]
  /** Shown in a toast and announced to screen readers. */
  success?: string | ((saved: Saved) => string | Omit<Toast, 'id'>)
  onSaved?: (saved: Saved) => void
  /** Shows field errors at their fields; true if all were shown: then there is no other refusal. */
  onErrors?: (errors: readonly FieldError[]) => boolean
}

const fieldErrorsOf = (error: Error | null) =>
  error instanceof CallProblem ? (error.problem.errors ?? []) : []

/**
 * One mutation: sent once at a time, then the affected queries are invalidated, as after a conflict. Field errors go to
 * the form, everything else is `refusal`.
 */
export function useSave<SaveInput, Saved>(
  send: (input: SaveInput) => Promise<Saved>,
  { outdates = [], success, onSaved, onErrors }: SaveOptions<Saved> = {},
) {
  const client = useQueryClient()
  // The second click of a double click comes before the next render.
  const isSending = useRef(false)
  const [isShownAtFields, setIsShownAtFields] = useState(false)
  const refetch = async () => {
    const isOld = (key: QueryKey) => outdates.some((start) => String(key[0]).startsWith(start))
    if (outdates.length > 0) {
      await client.invalidateQueries({ predicate: ({ queryKey }) => isOld(queryKey) })
    }
  }
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: async (saved) => {
      await refetch()
      const message = typeof success === 'function' ? success(saved) : success
      if (message)
        showToast(typeof message === 'string' ? { kind: 'good', text: message } : message)
      onSaved?.(saved)
    },
    onError: async (error) => {
      noticeEndedSession(error)
      if (isConflict(error)) await refetch()
      const errors = fieldErrorsOf(error)
      if (errors.length > 0) setIsShownAtFields(onErrors?.(errors) ?? false)
    },
    onSettled: () => {
      isSending.current = false
    },
  })
  // The clicked button may have been removed by its action.
  useEffect(() => {
    if (!mutation.isIdle && !mutation.isPending) focusTitleWhenLost()
  }, [mutation.isIdle, mutation.isPending])
  // The whole form may be unmounted before the answer is reported.
  useEffect(() => () => void (isSending.current && focusTitleWhenLost()), [])
  return {
    busy: mutation.isPending,
    // The sign-in already reports the expired session; back here it has been renewed.
    refusal: isShownAtFields || isEndedSession(mutation.error) ? null : mutation.error,
    save: (input: SaveInput) => {
      if (isSending.current) return
      isSending.current = true
      setIsShownAtFields(false)
      mutation.mutate(input)
    },
    reset: mutation.reset,
  }
}

/** The server's errors in the current language, by the path of their field. */
export const errorsByPath = (errors: readonly FieldError[]): Record<string, string> =>
  Object.fromEntries(
    errors.map(({ path, message, sentence }) => [path, translateMessage(message, sentence)]),
  )
