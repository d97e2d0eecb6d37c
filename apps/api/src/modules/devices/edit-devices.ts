import type {
  StaffDevice,
  saveDevice as saveDeviceCall,
} from '@mendwell/contract/devices/staff-devices'
import { deviceKeyOf, hasCycle } from '@mendwell/domain/fit/devices'
import type * as z from 'zod/mini'
import type { Queryable } from '../../db/db.ts'
import type { Deps } from '../../deps/deps.ts'
import { fieldError, invalidFields, notFound, ShopError, sentence } from '../../ground/errors.ts'
import type { SignedInPrincipal } from '../../ground/principal.ts'
import { differenceOf, recordStaffEvent } from '../settings/history/record-staff-event.ts'
import {
  deleteDevice,
  findGraph,
  findProductsBySku,
  findStaffDevice,
  insertDevice,
  isNameTaken,
  lockDevices,
  replaceProducts,
  updateDevice,
} from './staff-devices.repository.ts'

export type DeviceDraft = z.output<(typeof saveDeviceCall)['schema']['body']>

const conflict = (key: 'deviceKnown' | 'fitKnown' | 'fitCycle') =>
  new ShopError(409, 'CONFLICT', sentence(key))

export const fitKnown = () => conflict('fitKnown')

/** @throws ShopError 404 if there is no such device. */
export async function getStaffDevice(db: Queryable, deviceKey: string): Promise<StaffDevice> {
  const device = await findStaffDevice(db, deviceKey)
  if (!device) throw notFound('Device')
  return device
}

/** @throws ShopError 409 if a product would be a part of itself, across any number of devices. */
export async function refuseCycle(tx: Queryable): Promise<void> {
  const { parts, products } = await findGraph(tx)
  if (hasCycle(parts, products)) throw conflict('fitCycle')
}

/**
 * The products of these SKUs, in any order.
 * @throws ShopError 422 naming an SKU that no product has, at the field `path`.
 */
export async function productsOf(tx: Queryable, skus: readonly string[], path: string) {
  const wanted = [...new Set(skus.map((sku) => sku.trim()).filter((sku) => sku !== ''))]
  const found = await findProductsBySku(tx, wanted)
  const unknown = wanted.filter((sku) => !found.some((product) => product.sku === sku))
  if (unknown.length > 0) {
    throw invalidFields([fieldError(path, 'fitSkuUnknown', { skus: unknown.join(', ') })])
  }
  return found.map(({ productId }) => productId)
}

const stateOf = ({ name, kind, products }: StaffDevice) => ({
  name,
  kind,
  skus: products.map(({ sku }) => sku).sort(),
})

/**
 * Adds a device, or changes its name, its kind and its products.
 * @throws ShopError 404 for a deleted device, 409 for another device's name and for a cycle, 422 for an unknown SKU and
 * a name without letters or digits; nothing is stored then.
 */
export async function saveDevice(
  { db }: Pick<Deps, 'db'>,
  { skus, ...device }: DeviceDraft,
  who: SignedInPrincipal,
): Promise<StaffDevice> {
  return db.transaction().execute(async (tx) => {
    await lockDevices(tx)
    const before =
      device.deviceKey === null ? undefined : await getStaffDevice(tx, device.deviceKey)
    const deviceKey = before?.deviceKey ?? deviceKeyOf(device.name)
    if (deviceKey === '') {
      throw invalidFields([fieldError('name', 'deviceNameWrong')])
    }
    if (await isNameTaken(tx, device.name, before?.deviceKey ?? null)) throw conflict('deviceKnown')
    const productIds = await productsOf(tx, skus, 'skus')
    const values = { ...device, deviceKey }
    if (before) await updateDevice(tx, values)
    else if (!(await insertDevice(tx, values))) throw conflict('deviceKnown')
    await replaceProducts(tx, deviceKey, productIds)
    await refuseCycle(tx)
    const saved = await getStaffDevice(tx, deviceKey)
    await recordSaved(tx, who, before, saved)
    return saved
  })
}

async function recordSaved(
  tx: Queryable,
  who: SignedInPrincipal,
  before: StaffDevice | undefined,
  saved: StaffDevice,
): Promise<void> {
  const event = { who, objectType: 'device', objectId: saved.deviceKey } as const
  const after = stateOf(saved)
  if (!before) {
    await recordStaffEvent(tx, { ...event, action: 'create', after })
    return
  }
  const difference = differenceOf(stateOf(before), after)
  if (difference) await recordStaffEvent(tx, { ...event, action: 'change', ...difference })
}

/** Deletes a device with all statements about it, which the history keeps; no error if it is already gone. */
export async function removeDevice(
  { db }: Pick<Deps, 'db'>,
  deviceKey: string,
  who: SignedInPrincipal,
): Promise<{ deviceKey: string }> {
  await db.transaction().execute(async (tx) => {
    await lockDevices(tx)
    const before = await findStaffDevice(tx, deviceKey)
    if (!before) return
    await deleteDevice(tx, deviceKey)
    const kept = {
      ...stateOf(before),
      statements: before.statements.map(({ productName: _, ...said }) => said),
    }
    await recordStaffEvent(tx, {
      who,
      action: 'delete',
      objectType: 'device',
      objectId: deviceKey,
      before: kept,
    })
  })
  return { deviceKey }
}
