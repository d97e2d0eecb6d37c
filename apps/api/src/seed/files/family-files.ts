import { readFileSync } from 'node:fs'
import { familyFault } from '@mendwell/domain/catalog/families'
import * as z from 'zod/mini'
import { errorCode, StartProblem } from '../../config/start-problem.ts'

const text = z.string().check(z.minLength(1))

/** A row of seeds/families.json. */
export const SeedFamily = z.strictObject({
  key: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  title: text,
  sure: z.union([z.literal(2), z.literal(3)]),
  axes: z.array(z.strictObject({ name: text, values: z.array(text) })),
  members: z.array(z.strictObject({ productId: z.int(), sku: text, values: z.array(text) })),
})
export type SeedFamily = z.output<typeof SeedFamily>

/**
 * The families of the seed.
 * @throws StartProblem where the file is missing, not as it should be, or holds something that is no family.
 */
export function readFamilies(folder: URL): SeedFamily[] {
  try {
    const rows: unknown = JSON.parse(readFileSync(new URL('families.json', folder), 'utf8'))
    const families = z.array(SeedFamily).parse(rows)
    for (const family of families) {
      const fault = familyFault(family)
      if (fault) throw new Error(`${family.key}: ${fault}`)
    }
    return families
  } catch (cause) {
    const reason = errorCode(cause) ?? 'it is not as it should be'
    throw new StartProblem(
      `The seed file families.json is damaged (${reason}). Get a fresh copy of it from the repository.`,
      { cause },
    )
  }
}
