import { DEVICE_KEY, MAX_DEVICE_KEY, MAX_MY_DEVICES } from '@mendwell/domain/fit/device-keys'
import { areSameDevices, mergeDevices } from '@mendwell/domain/fit/my-devices'
import { useEffect, useSyncExternalStore } from 'react'
import { sendDevices } from '../../api/carts.ts'
import { storedInBrowser } from '../../lib/store/browser-storage.ts'
import { makeListeners } from '../../lib/store/listeners.ts'
import { keepMyDevices, useMyDevices } from '../../state/my-devices.ts'
import { makeSync } from './make-sync.ts'

const stored = storedInBrowser('mendwell.devices')
const changes = makeListeners()
const refusals = makeListeners()
let areRefused = false

type Keys = readonly string[]

const readKeys = (value: unknown): Keys | undefined => {
  if (!Array.isArray(value)) return undefined
  const isKey = (key: unknown): key is string =>
    typeof key === 'string' && key.length <= MAX_DEVICE_KEY && DEVICE_KEY.test(key)
  return [...new Set(value.filter(isKey))].slice(0, MAX_MY_DEVICES)
}

/** As this browser has them this moment, also where another tab has just changed them. */
const current = (): Keys => readKeys(stored.read()) ?? []

export const { sync: syncDevices, leave: leaveDevices } = makeSync<Keys, Keys>(
  {
    name: 'synced-devices',
    empty: [],
    read: readKeys,
    current,
    isSame: areSameDevices,
    async send(base, mine) {
      return (await sendDevices({ base: [...base], deviceKeys: [...mine] })).deviceKeys
    },
    change(from, to) {
      const keys = current()
      const next = mergeDevices(from, keys, to)
      if (!areSameDevices(keys, next)) keepMyDevices(next)
    },
    watch: changes.subscribe,
    onRefused(isRefused) {
      areRefused = isRefused
      refusals.notifyAll()
    },
  },
  [],
)

/** Has the screens that change my devices send them to the account of who is signed in; whether it does not take them. */
export function useSentDevices(): boolean {
  const mine = useMyDevices()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of them is what is told.
  useEffect(() => changes.notifyAll(), [mine])
  return useSyncExternalStore(
    refusals.subscribe,
    () => areRefused,
    () => false,
  )
}
