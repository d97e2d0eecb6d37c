import { areSameDevices, mergeDevices } from '@mendwell/domain/fit/my-devices'
import { useEffect, useSyncExternalStore } from 'react'
import { sendDevices } from '../../api/carts.ts'
import { makeListeners } from '../../lib/store/listeners.ts'
import {
  currentDevices,
  keepMyDevices,
  readDeviceKeys,
  useMyDevices,
} from '../../state/my-devices.ts'
import { makeSync } from './make-sync.ts'

const changes = makeListeners()
const refusals = makeListeners()
let areRefused = false

type Keys = readonly string[]

export const { sync: syncDevices, leave: leaveDevices } = makeSync<Keys, Keys>(
  {
    name: 'synced-devices',
    empty: [],
    read: readDeviceKeys,
    current: currentDevices,
    isSame: areSameDevices,
    async send(base, mine) {
      return (await sendDevices({ base: [...base], deviceKeys: [...mine] })).deviceKeys
    },
    change(from, to) {
      const keys = currentDevices()
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

/** Makes the "my devices" screens sync to the signed-in account; returns whether it refuses them. */
export function useSentDevices(): boolean {
  const mine = useMyDevices()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of them is what is sent.
  useEffect(() => changes.notifyAll(), [mine])
  return useSyncExternalStore(
    refusals.subscribe,
    () => areRefused,
    () => false,
  )
}
