import * as contract from '@mendwell/contract/devices/devices'
import type { Answer } from '../calls/call.ts'
import { query } from '../calls/query.ts'

export type KnownFit = Answer<typeof contract.findProductDevices>['known'][number]
export type DevicePart = Answer<typeof contract.getDevice>['parts'][number]

/** Devices for which the shop sells something. */
export const devices = () => query(contract.findDevices)

/** One device with what fits it. */
export const device = (deviceKey: string) => query(contract.getDevice, { params: { deviceKey } })

/** Which devices a product is, fits, or does not fit. */
export const devicesOf = (productId: number) =>
  query(contract.findProductDevices, { params: { productId } })

/** What is known about these devices, and those that the products are. */
export const deviceFits = (deviceKeys: readonly string[], productIds: readonly number[] = []) =>
  query(contract.findDeviceFits, {
    query: { device: deviceKeys.join(), product: productIds.join() },
  })
