import { familyProblem } from '@mendwell/domain/catalog/families'
import * as z from 'zod/mini'
import { readSeedJson, seedKey } from './seed-files.ts'

const text = z.string().check(z.minLength(1))

/** A row of seeds/families.json. */
export const SeedFamily = z.strictObject({
  key: seedKey,
  title: text,
  sure: z.union([z.literal(2), z.literal(3)]),
  axes: z.array(z.strictObject({ name: text, values: z.array(text) })),
  members: z.array(z.strictObject({ productId: z.int(), sku: text, values: z.array(text) })),
})
export type SeedFamily = z.output<typeof SeedFamily>

/**
 * The families of the seed.
 * @throws StartProblem if the file is missing, malformed, or contains an invalid family.
 */
export const readFamilies = (folder: URL): SeedFamily[] =>
  readSeedJson(folder, 'families.json', (read) => {
    const families = z.array(SeedFamily).parse(read)
    for (const family of families) {
      const problem = familyProblem(family)
      if (problem) throw new Error(`${family.key}: ${problem}`)
    }
    return families
  })
