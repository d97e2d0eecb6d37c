import { FACT_NAMES, mostValues, readFact } from '@mendwell/domain/facts/facts'
import * as z from 'zod/mini'
import { readSeedJson } from './seed-files.ts'

/** A row of seeds/facts.json. */
export const SeedFacts = z.strictObject({
  productId: z.int(),
  sku: z.string().check(z.minLength(1)),
  facts: z._default(
    z.partialRecord(z.enum(FACT_NAMES), z.array(z.string()).check(z.minLength(1))),
    {},
  ),
  /** What its own texts say, and the columns of products.csv do not. */
  latex: z.optional(z.boolean()),
  singleUse: z.optional(z.boolean()),
})
export type SeedFacts = z.output<typeof SeedFacts>

/**
 * The stated facts of the seed's products, in stored form.
 * @throws StartProblem if the file is missing, names a product twice or contains an invalid fact.
 */
export const readFacts = (folder: URL): SeedFacts[] =>
  readSeedJson(folder, 'facts.json', (read) => {
    const rows = z.array(SeedFacts).parse(read)
    const ids = new Set(rows.map(({ productId }) => productId))
    if (ids.size < rows.length) throw new Error('A product is named twice')
    for (const { productId, facts } of rows) {
      for (const name of FACT_NAMES) {
        const values = facts[name] ?? []
        const isRight = values.every((value) => readFact(name, value) === value)
        if (!isRight || values.length > mostValues(name)) {
          throw new Error(`Product ${productId}: ${name}`)
        }
      }
    }
    return rows
  })
