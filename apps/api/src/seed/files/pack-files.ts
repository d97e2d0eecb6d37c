import { poolsOf } from '@mendwell/domain/packs/packs'
import * as z from 'zod/mini'
import { readSeedJson, seedKey } from './seed-files.ts'

const text = z.string().check(z.minLength(1))
const product = { productId: z.int(), sku: text }
const pieces = z.int().check(z.gte(1))

/** seeds/packs.json. */
const SeedPacks = z.strictObject({
  /** The name of one piece of a pack. */
  pieces: z.array(z.strictObject({ ...product, piece: text, pieces })),
  /** Products that are packs of the same pieces. */
  groups: z.array(
    z.strictObject({
      key: seedKey,
      title: text,
      piece: text,
      sure: z.union([z.literal(2), z.literal(3)]),
      members: z
        .array(z.strictObject({ ...product, pieces, mayOpen: z.boolean() }))
        .check(z.minLength(2)),
    }),
  ),
})
export type SeedPacks = z.output<typeof SeedPacks>

/**
 * The packs of the seed.
 * @throws StartProblem if the file is missing, names a product twice, or opens packs that are not stated.
 */
export const readPacks = (folder: URL): SeedPacks =>
  readSeedJson(folder, 'packs.json', (read) => {
    const packs = SeedPacks.parse(read)
    const members = packs.groups.flatMap((group) => group.members)
    const ids = [...packs.pieces, ...members].map(({ productId }) => productId)
    if (new Set(ids).size < ids.length) throw new Error('A product is named twice')
    for (const { key, sure, members } of packs.groups) {
      if (sure < 3 && poolsOf(members).length > 0)
        throw new Error(`${key}: not sure enough to open`)
    }
    return packs
  })
