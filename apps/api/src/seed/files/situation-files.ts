import { readdirSync, readFileSync } from 'node:fs'
import { SITUATION_SECTIONS } from '@mendwell/domain/catalog/situations'
import * as z from 'zod/mini'
import { errorCode, StartProblem } from '../../config/start-problem.ts'
import { SituationContent } from '../../modules/situations/situation-content.ts'

const title = z.string().check(z.minLength(3), z.maxLength(48), z.regex(/[^.]$/))
const day = z.iso.date()
const key = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** A file under seeds/situations; what each field means is in seeds/README.md. Its name is the page's key. */
export const SeedSituation = z.strictObject({
  section: z.enum(SITUATION_SECTIONS),
  /** Lower numbers stand first in their section. */
  place: z.int(),
  title: z.tuple([title, title]),
  words: z.array(z.string().check(z.minLength(3))).check(z.minLength(4)),
  /** Situations of the kinds that it gathers, where they are not called as the page is. */
  gathers: z.optional(z.array(key).check(z.minLength(1))),
  ...SituationContent.shape,
  writtenOn: day,
  readAgainOn: day,
})
export type SeedSituation = z.output<typeof SeedSituation> & { key: string }

/**
 * The pages of all situations.
 * @throws StartProblem naming a file that is missing or not as it should be.
 */
export function readSituations(folder: URL): SeedSituation[] {
  const names = readdirSync(new URL('situations/', folder)).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => readSituationFile(folder, name))
}

function readSituationFile(folder: URL, name: string): SeedSituation {
  try {
    const read: unknown = JSON.parse(readFileSync(new URL(`situations/${name}`, folder), 'utf8'))
    return { key: name.replace(/\.json$/, ''), ...SeedSituation.parse(read) }
  } catch (cause) {
    const reason = errorCode(cause) ?? 'it is not as it should be'
    throw new StartProblem(
      `The seed file situations/${name} is damaged (${reason}). Get a fresh copy of it from the repository.`,
      { cause },
    )
  }
}
