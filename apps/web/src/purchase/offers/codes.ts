import { useSyncExternalStore } from 'react'
import { keptInBrowser } from '../../lib/kept.ts'
import { makeListeners } from '../../lib/store/listeners.ts'

const kept = keptInBrowser('mendwell.codes')
const { tellAll, subscribe } = makeListeners()

const read = (): string => {
  const value = kept.read()
  return typeof value === 'string' ? value : ''
}

const listed = (codes: string): string[] => codes.split(',').filter(Boolean)

/** The codes that go with the cart, as they were typed. */
export const codesOfCart = (): string[] => listed(read())

export const useCodes = (): string[] => listed(useSyncExternalStore(subscribe, read, () => ''))

/** Keeps these codes for the cart of this browser; none forgets them. */
export function keepCodes(codes: readonly string[]): void {
  kept.write(codes.length > 0 ? codes.join() : undefined)
  tellAll()
}
