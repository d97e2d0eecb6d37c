import { DEVICE_KEY, MAX_DEVICE_KEY, MAX_MY_DEVICES } from '@mendwell/domain/fit/device-keys'
import { areSameDevices, mergeDevices } from '@mendwell/domain/fit/my-devices'
import { sharedByTabs } from '../lib/store/shared-by-tabs.ts'

/** Parses device keys, up to the maximum; undefined if invalid. */
export function readDeviceKeys(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined
  const isKey = (key: unknown): key is string =>
    typeof key === 'string' && key.length <= MAX_DEVICE_KEY && DEVICE_KEY.test(key)
  return [...new Set(value.filter(isKey))].slice(0, MAX_MY_DEVICES)
}

const devices = sharedByTabs<string>({
  key: 'mendwell.devices',
  read: (stored) => readDeviceKeys(stored) ?? [],
  isSame: areSameDevices,
  merge: (...copies) => mergeDevices(...copies).slice(0, MAX_MY_DEVICES),
})

/** The device keys stored in this browser as its owner's. */
export const { useEntries: useMyDevices, current: currentDevices } = devices

/** Stores exactly these; an empty list clears them. */
export const keepMyDevices = (keys: readonly string[]): void =>
  devices.keep(keys.slice(0, MAX_MY_DEVICES))
