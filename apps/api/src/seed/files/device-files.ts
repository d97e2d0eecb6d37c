import { DEVICE_KINDS, devicesFault, FIT_REASONS } from '@mendwell/domain/fit/devices'
import * as z from 'zod/mini'
import { readSeedJson, seedKey } from './seed-files.ts'

const text = z.string().check(z.minLength(1), z.maxLength(200))
const product = { productId: z.int(), sku: text }

/** A row of seeds/devices.json. */
export const SeedDevice = z.strictObject({
  key: seedKey,
  name: text,
  kind: z.enum(DEVICE_KINDS),
  products: z.array(z.strictObject(product)),
  fits: z.array(
    z.strictObject({
      ...product,
      reason: z.enum(FIT_REASONS),
      sure: z.union([z.literal(2), z.literal(3)]),
      note: z.optional(text),
      noteEs: z.optional(text),
    }),
  ),
  misfits: z.array(z.strictObject({ ...product, note: text, noteEs: text })),
})
export type SeedDevice = z.output<typeof SeedDevice>

/**
 * The devices of the seed with what fits them.
 * @throws StartProblem if the file is missing, malformed, states something twice, or creates a cycle.
 */
export const readDevices = (folder: URL): SeedDevice[] =>
  readSeedJson(folder, 'devices.json', (read) => {
    const devices = z.array(SeedDevice).parse(read)
    const fault = devicesFault(devices)
    if (fault) throw new Error(fault)
    return devices
  })
