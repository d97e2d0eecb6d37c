import * as contract from '@mendwell/contract/devices/staff-devices'
import { type Answer, call, type Input } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'

export type StaffDeviceRow = Answer<typeof contract.listStaffDevices>[number]
export type StaffDevice = Answer<typeof contract.getStaffDevice>
export type Statement = StaffDevice['statements'][number]
type DeviceBody = NonNullable<Input<typeof contract.saveDevice>['body']>
type FitBody = NonNullable<Input<typeof contract.changeFit>['body']>

/** All devices, with how much is known about each. */
export const staffDevices = () => query(contract.listStaffDevices)

export const staffDevice = (deviceKey: string) =>
  query(contract.getStaffDevice, { params: { deviceKey } })

export const saveDevice = (body: DeviceBody) => call(contract.saveDevice, { body })

export const deleteDevice = (deviceKey: string) =>
  call(contract.deleteDevice, { params: { deviceKey } })

interface Pair {
  deviceKey: string
  productId: number
}

export const addFit = (deviceKey: string, sku: string, statement: FitBody) =>
  call(contract.addFit, { params: { deviceKey }, body: { sku, statement } })

export const changeFit = (params: Pair, body: FitBody) => call(contract.changeFit, { params, body })

export const removeFit = (params: Pair) => call(contract.removeFit, { params })
