import { MAX_MY_DEVICES } from '@mendwell/domain/fit/device-keys'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { says } from '../wire/validation-messages.ts'
import { DeviceKey } from './devices.ts'

const Keys = z
  .array(DeviceKey)
  .check(z.maxLength(MAX_MY_DEVICES, says('entriesMax', { max: MAX_MY_DEVICES })))

const SyncDevices = z.object({
  /** The devices as last synced with this browser; empty at first. */
  base: Keys,
  /** The devices as this browser has them now. */
  deviceKeys: Keys,
})
export type SyncDevices = z.output<typeof SyncDevices>

export const syncDevices = endpoint({
  method: 'POST',
  url: '/my-devices/sync',
  schema: {
    summary: 'Merges the devices that a browser keeps with those of the customer, and answers both',
    description:
      'What either added since `base` is there, what either took away is not. The same call once more changes nothing. More than 20 are refused, and both stay as they are.',
    tags: ['devices'],
    body: SyncDevices,
    response: { 200: z.object({ deviceKeys: z.array(z.string()) }), ...problems(400, 401, 422) },
  },
})
