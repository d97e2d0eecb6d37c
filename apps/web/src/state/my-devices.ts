import { DEVICE_KEY, MAX_DEVICE_KEY, MAX_MY_DEVICES } from '@mendwell/domain/fit/device-keys'
import { areSameDevices, mergeDevices } from '@mendwell/domain/fit/my-devices'
import { sharedByTabs } from '../lib/store/shared-by-tabs.ts'

/** Keys of devices, as many as are kept; undefined for what is none. */
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

/** Keys of the devices that this browser keeps as its owner's. */
export const { useEntries: useMyDevices, current: currentDevices } = devices

/** Keeps these alone; none forgets them. */
export const keepMyDevices = (keys: readonly string[]): void =>
  devices.keep(keys.slice(0, MAX_MY_DEVICES))
