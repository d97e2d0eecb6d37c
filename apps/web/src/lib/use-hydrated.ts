import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while a page stands as the server has drawn it: without a script it stays so. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
