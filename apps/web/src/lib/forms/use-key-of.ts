import { useRef } from 'react'
import { newKey } from '../new-key.ts'

/** The idempotency key of what is sent: a retry after a lost answer has the same one, anything else a new one. */
export function useKeyOf(): (sent: unknown) => string {
  const last = useRef<{ of: string; key: string }>(undefined)
  return (sent) => {
    const of = JSON.stringify(sent)
    if (last.current?.of !== of) last.current = { of, key: newKey() }
    return last.current.key
  }
}
