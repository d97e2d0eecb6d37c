import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { errorCode, StartProblem } from '../../../config/start-problem.ts'

const sentence = z.string().check(z.minLength(1))

/** A row of medical-words.json; what each field means is in seeds/README.md. */
export const SeedMedicalWord = z.strictObject({
  key: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
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
export function readMedicalWords(folder: URL): SeedMedicalWord[] {
  try {
    const file = readFileSync(new URL('medical-words.json', folder), 'utf8')
    return z.array(SeedMedicalWord).parse(JSON.parse(file))
  } catch (cause) {
    const reason = errorCode(cause) ?? 'it is not as it should be'
    throw new StartProblem(
      `The seed file medical-words.json is damaged (${reason}). Get a fresh copy of it from the repository.`,
      { cause },
    )
  }
}
