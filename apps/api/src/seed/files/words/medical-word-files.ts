import * as z from 'zod/mini'
import { readSeedJson, seedKey } from '../seed-files.ts'

const sentence = z.string().check(z.minLength(1))

/** A row of medical-words.json; what each field means is in seeds/README.md. */
export const SeedMedicalWord = z.strictObject({
  key: seedKey,
  forms: z.array(sentence).check(z.minLength(1)),
  afterNumber: z.optional(z.literal(true)),
  meaning: sentence,
  meaningEs: sentence,
  source: sentence,
})
export type SeedMedicalWord = z.output<typeof SeedMedicalWord>

/**
 * Words of medicine with what they mean.
 * @throws StartProblem if the file is missing or malformed.
 */
export const readMedicalWords = (folder: URL): SeedMedicalWord[] =>
  readSeedJson(folder, 'medical-words.json', (read) => z.array(SeedMedicalWord).parse(read))
