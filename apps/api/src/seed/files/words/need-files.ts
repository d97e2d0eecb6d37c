import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { errorCode, StartProblem } from '../../../config/start-problem.ts'

const key = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
const texts = z.array(z.string().check(z.minLength(1)))

/** A row of needs.json; what each field means is in seeds/README.md. */
export const SeedNeed = z.strictObject({
  key,
  words: texts,
  wordsEs: texts,
  firstKinds: z.array(key),
})
export type SeedNeed = z.output<typeof SeedNeed>

/**
 * What people search for who name a condition instead of a thing.
 * @throws StartProblem if the file is missing or malformed.
 */
export function readNeeds(folder: URL): SeedNeed[] {
  try {
    return z.array(SeedNeed).parse(JSON.parse(readFileSync(new URL('needs.json', folder), 'utf8')))
  } catch (cause) {
    const reason = errorCode(cause) ?? 'it is not as it should be'
    throw new StartProblem(
      `The seed file needs.json is damaged (${reason}). Get a fresh copy of it from the repository.`,
      { cause },
    )
  }
}
