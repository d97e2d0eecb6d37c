import { DEVICE_KEY, MAX_DEVICE_KEY, MAX_MY_DEVICES } from '@mendwell/domain/fit/device-keys'
import { useSyncExternalStore } from 'react'
import { storedInBrowser } from '../lib/store/browser-storage.ts'
import { makeListeners } from '../lib/store/listeners.ts'

const KEY = 'mendwell.devices'
const stored = storedInBrowser(KEY)
const { notifyAll, subscribe } = makeListeners()
const NONE: readonly string[] = []

/** What somebody else wrote there is nothing. */
function readKeys(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return NONE
  const isKey = (key: unknown): key is string =>
    typeof key === 'string' && key.length <= MAX_DEVICE_KEY && DEVICE_KEY.test(key)
  return [...new Set(value.filter(isKey))].slice(0, MAX_MY_DEVICES)
}

let mine = readKeys(stored.read())

// Another tab changed them.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key !== KEY && key !== null) return
  mine = readKeys(stored.read())
  notifyAll()
})

/** Keys of the devices that this browser keeps as its owner's, and a new render whenever they change. */
export const useMyDevices = (): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => mine,
    () => NONE,
  )

/** Keeps these alone; none forgets them. */
export function keepMyDevices(keys: readonly string[]): void {
  mine = readKeys(keys)
  stored.write(mine.length > 0 ? mine : undefined)
  notifyAll()
}
