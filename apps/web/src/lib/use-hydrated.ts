import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False until a server-rendered page is hydrated: without script it stays so. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
