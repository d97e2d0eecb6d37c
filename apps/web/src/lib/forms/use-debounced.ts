import { useEffect, useState } from 'react'

/** The value once it has not changed for `waitMs`. */
export function useDebounced<Value>(value: Value, waitMs: number): Value {
  const [settled, setSettled] = useState(value)
  // A timer is outside React; each change restarts it.
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), waitMs)
    return () => window.clearTimeout(timer)
  }, [value, waitMs])
  return settled
}
