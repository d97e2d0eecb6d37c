import * as z from 'zod/mini'
import { readSeedJson, seedKey } from './seed-files.ts'

/** A row of seeds/own-purposes.json. */
const OwnPurpose = z.strictObject({
  productId: z.int(),
  sku: z.string(),
  /** The kind that it was written for. */
  kind: seedKey,
  purposeEs: z.array(z.string().check(z.maxLength(190), z.regex(/[.!?]$/))).check(z.length(2)),
})
export type OwnPurpose = z.output<typeof OwnPurpose>

/**
 * What single products are for, in Spanish.
 * @throws StartProblem naming the file if it is missing or malformed.
 */
export const readOwnPurposes = (folder: URL): OwnPurpose[] =>
  readSeedJson(folder, 'own-purposes.json', (read) => z.array(OwnPurpose).parse(read))
