import { DEVICE_KEY, MAX_DEVICE_KEY, MAX_MY_DEVICES } from '@mendwell/domain/fit/device-keys'
import { DEVICE_KINDS, FIT_REASONS } from '@mendwell/domain/fit/devices'
import { MAX_CART_LINES } from '@mendwell/domain/orders/limits'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, IdText } from '../wire/shapes.ts'

const tags = ['devices'] as const

export const DeviceKey = z.string().check(z.regex(DEVICE_KEY), z.maxLength(MAX_DEVICE_KEY))

/** A device as an option for shoppers. */
export const Device = z.object({
  deviceKey: z.string(),
  name: z.string(),
  kind: z.enum(DEVICE_KINDS),
})
export type Device = z.output<typeof Device>

const KnownFit = z.object({
  deviceKey: z.string(),
  fits: z.boolean(),
  reason: z.enum(FIT_REASONS),
  /** 3: for this exact device; 2: for its kind, so maker and model have to be compared. */
  sure: z.int().check(z.gte(2), z.lte(3)),
  /** What to compare before buying; or why it does not fit. */
  note: z.nullable(z.string()),
  noteEs: z.nullable(z.string()),
})

/** What is known about a product and a device. */
export const DeviceFit = z.extend(KnownFit, { productId: Id })
export type DeviceFit = z.output<typeof DeviceFit>

const LinkedProduct = z.object({
  productId: Id,
  productName: z.string(),
  categoryId: Id,
  subCategory: z.string(),
})

export const findDevices = endpoint({
  method: 'GET',
  url: '/devices',
  config: { cached: { tags: ['catalog'], maxAgeSeconds: 5 } },
  schema: {
    summary: 'Devices for which the shop sells something, by kind and name',
    tags,
    response: { 200: z.array(z.extend(Device, { parts: z.int() })) },
  },
})

export const DevicePage = z.extend(Device, {
  /** The products that are the device itself. */
  products: z.array(LinkedProduct),
  /** The products that fit it, each with the source. */
  parts: z.array(z.extend(LinkedProduct, KnownFit.shape)),
})
export type DevicePage = z.output<typeof DevicePage>

export const getDevice = endpoint({
  method: 'GET',
  url: '/devices/:deviceKey',
  config: { cached: { tags: ['catalog'], maxAgeSeconds: 0 } },
  schema: {
    summary: 'One device with what fits it',
    tags,
    params: z.object({ deviceKey: DeviceKey }),
    response: { 200: DevicePage, ...problems(404, 422) },
  },
})

export const ProductDevices = z.object({
  /** Devices that the product itself is. */
  is: z.array(Device),
  /** Its fit statements; positive ones first. */
  known: z.array(z.extend(KnownFit, { name: z.string(), kind: z.enum(DEVICE_KINDS) })),
})
export type ProductDevices = z.output<typeof ProductDevices>

export const findProductDevices = endpoint({
  method: 'GET',
  url: '/products/:productId/devices',
  config: { cached: { tags: ['catalog'], maxAgeSeconds: 0 } },
  schema: {
    summary: 'Which devices a product is, fits, and does not fit',
    tags,
    params: z.object({ productId: IdText }),
    response: { 200: ProductDevices, ...problems(404, 422) },
  },
})

/** Comma-separated entries, or a repeated parameter. */
const entries = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value) => {
    const parts = [value].flat().flatMap((text) => text.split(','))
    return [...new Set(parts.map((part) => part.trim()))].filter((part) => part !== '')
  }),
)

export const DeviceFits = z.object({
  /** The requested devices, and those that the requested products are. */
  devices: z.array(z.extend(Device, { productIds: z.array(Id) })),
  /** What is known about them; only products the shop shows. */
  known: z.array(DeviceFit),
})
export type DeviceFits = z.output<typeof DeviceFits>

export const findDeviceFits = endpoint({
  method: 'GET',
  url: '/deviceFits',
  schema: {
    summary:
      'What fits the named devices, and those that the named products are; a device that is gone is left out',
    tags,
    querystring: z.object({
      device: z.prefault(
        z.pipe(entries, z.array(DeviceKey).check(z.maxLength(MAX_MY_DEVICES))),
        '',
      ),
      product: z.prefault(z.pipe(entries, z.array(IdText).check(z.maxLength(MAX_CART_LINES))), ''),
    }),
    response: { 200: DeviceFits, ...problems(400, 422) },
  },
})
