import type { SyncDevices } from '@mendwell/contract/devices/my-devices'
import { MAX_MY_DEVICES } from '@mendwell/domain/fit/device-keys'
import { areSameDevices, mergeDevices } from '@mendwell/domain/fit/my-devices'
import type { Deps } from '../../deps/deps.ts'
import { fieldError, invalidFields } from '../../ground/errors.ts'
import { lockLivingCustomer } from '../people/customers/lock-living-customer.ts'
import { findMyDevices, replaceMyDevices } from './my-devices.repository.ts'

/**
 * Merges a browser's devices with its customer's and returns the result; two tabs at once are serialized.
 * @throws ShopError 422 for more than 20, then nothing changes; 401 when the customer was merged or erased meanwhile.
 */
export async function syncDevices(
  { db }: Pick<Deps, 'db'>,
  custId: number,
  { base, deviceKeys }: SyncDevices,
): Promise<{ deviceKeys: string[] }> {
  // A caller who only reads changes blocks no one.
  const stored = await findMyDevices(db, custId)
  if (areSameDevices(mergeDevices(base, deviceKeys, stored), stored)) return { deviceKeys: stored }
  return db.transaction().execute(async (tx) => {
    await lockLivingCustomer(tx, custId, { alone: true })
    const merged = mergeDevices(base, deviceKeys, await findMyDevices(tx, custId))
    if (merged.length > MAX_MY_DEVICES) {
      throw invalidFields([fieldError('deviceKeys', 'entriesMax', { max: MAX_MY_DEVICES })])
    }
    await replaceMyDevices(tx, custId, merged)
    return { deviceKeys: merged }
  })
}
