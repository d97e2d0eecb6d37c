import { DEVICE_KINDS, FIT_REASONS } from '@mendwell/domain/fit/devices'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, IdText, line, optional, required, whenEachIsRight } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'
import { Device, DeviceFit, DeviceKey } from './devices.ts'

const tags = ['devices'] as const

const NameOfDevice = required('nameRequired', 150)
const Sku = required('fitSkuRequired', 60)

export const StaffDeviceRow = z.extend(Device, {
  products: z.int(),
  fits: z.int(),
  misfits: z.int(),
})
export type StaffDeviceRow = z.output<typeof StaffDeviceRow>

const NamedProduct = { sku: z.string(), productName: z.string(), productStatus: z.enum(['A', 'N']) }

export const StaffDevice = z.extend(Device, {
  products: z.array(z.object({ productId: Id, ...NamedProduct })),
  statements: z.array(z.extend(DeviceFit, NamedProduct)),
})
export type StaffDevice = z.output<typeof StaffDevice>

/** A staff statement about a product and a device. */
export const FitBody = z
  .object({
    fits: z.boolean(),
    reason: z.enum(FIT_REASONS),
    sure: z.union([z.literal(2), z.literal(3)]),
    note: optional(200),
    noteEs: optional(200),
  })
  .check(
    z.refine(({ fits, note }) => fits || note !== null, {
      path: ['note'],
      error: says('misfitReasonRequired'),
      when: whenEachIsRight,
    }),
    z.refine(({ note, noteEs }) => (note === null) === (noteEs === null), {
      path: ['noteEs'],
      error: says('fitBothLanguages'),
      when: whenEachIsRight,
    }),
    z.refine(({ fits, sure }) => fits || sure === 3, {
      path: ['sure'],
      error: says('misfitSure'),
      when: whenEachIsRight,
    }),
  )
export type FitBody = z.output<typeof FitBody>

export const listStaffDevices = endpoint({
  method: 'GET',
  url: '/staff/devices',
  schema: {
    summary: 'Staff: all devices by name, with how much is known of each',
    tags,
    response: { 200: z.array(StaffDeviceRow), ...problems(401, 403) },
  },
})

export const getStaffDevice = endpoint({
  method: 'GET',
  url: '/staff/devices/:deviceKey',
  schema: {
    summary: 'Staff: one device, the products that are it, and what is known to fit it or not',
    tags,
    params: z.object({ deviceKey: DeviceKey }),
    response: { 200: StaffDevice, ...problems(401, 403, 404, 422) },
  },
})

export const saveDevice = endpoint({
  method: 'POST',
  url: '/staff/devices/save',
  schema: {
    summary:
      'Staff: adds a device (deviceKey null) or changes one; 409 where the name is taken or a product would be a part of itself',
    tags,
    body: z.object({
      deviceKey: z.nullable(DeviceKey),
      name: NameOfDevice,
      kind: z.enum(DEVICE_KINDS),
      /** SKUs of the products that are this device. */
      skus: z.array(line(60)).check(z.maxLength(200)),
    }),
    response: { 200: StaffDevice, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const deleteDevice = endpoint({
  method: 'POST',
  url: '/staff/devices/:deviceKey/delete',
  schema: {
    summary: 'Staff: removes a device with all that was said of it; one that is gone is fine',
    tags,
    params: z.object({ deviceKey: DeviceKey }),
    response: { 200: z.object({ deviceKey: z.string() }), ...problems(400, 401, 403, 422) },
  },
})

export const addFit = endpoint({
  method: 'POST',
  url: '/staff/devices/:deviceKey/fits',
  schema: {
    summary:
      'Staff: says that a product fits a device, or not; 409 where that is said already or would make a cycle',
    tags,
    params: z.object({ deviceKey: DeviceKey }),
    body: z.object({ sku: Sku, statement: FitBody }),
    response: { 200: StaffDevice, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const changeFit = endpoint({
  method: 'PUT',
  url: '/staff/devices/:deviceKey/fits/:productId',
  schema: {
    summary: 'Staff: corrects what is said of a product and a device',
    tags,
    params: z.object({ deviceKey: DeviceKey, productId: IdText }),
    body: FitBody,
    response: { 200: StaffDevice, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const removeFit = endpoint({
  method: 'POST',
  url: '/staff/devices/:deviceKey/fits/:productId/delete',
  schema: {
    summary: 'Staff: takes back what is said of a product and a device; nothing said is fine',
    tags,
    params: z.object({ deviceKey: DeviceKey, productId: IdText }),
    response: { 200: StaffDevice, ...problems(400, 401, 403, 404, 422) },
  },
})
