import * as z from 'zod/mini'
import { readSeedJson, seedKey } from '../seed-files.ts'

const texts = z.array(z.string().check(z.minLength(1)))

/** A row of needs.json; what each field means is in seeds/README.md. */
export const SeedNeed = z.strictObject({
  key: seedKey,
  words: texts,
  wordsEs: texts,
  firstKinds: z.array(seedKey),
})
export type SeedNeed = z.output<typeof SeedNeed>

/**
 * What people search for who name a condition instead of a thing.
 * @throws StartProblem if the file is missing or malformed.
 */
export const readNeeds = (folder: URL): SeedNeed[] =>
  readSeedJson(folder, 'needs.json', (read) => z.array(SeedNeed).parse(read))
