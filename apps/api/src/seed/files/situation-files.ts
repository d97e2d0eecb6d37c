import { readdirSync } from 'node:fs'
import { SITUATION_SECTIONS } from '@mendwell/domain/catalog/situations'
import * as z from 'zod/mini'
import { SituationContent } from '../../modules/situations/situation-content.ts'
import { readSeedJson, seedKey } from './seed-files.ts'

const title = z.string().check(z.minLength(3), z.maxLength(48), z.regex(/[^.]$/))
const day = z.iso.date()

/** A file under seeds/situations; what each field means is in seeds/README.md. Its name is the page's key. */
export const SeedSituation = z.strictObject({
  section: z.enum(SITUATION_SECTIONS),
  /** Lower numbers come first in their section. */
  place: z.int(),
  title: z.tuple([title, title]),
  words: z.array(z.string().check(z.minLength(3))).check(z.minLength(4)),
  /** Situations of the kinds that it lists, if they are named differently from the page. */
  gathers: z.optional(z.array(seedKey).check(z.minLength(1))),
  ...SituationContent.shape,
  writtenOn: day,
  readAgainOn: day,
})
export type SeedSituation = z.output<typeof SeedSituation> & { key: string }

/**
 * The pages of all situations.
 * @throws StartProblem naming a file that is missing or malformed.
 */
export function readSituations(folder: URL): SeedSituation[] {
  const names = readdirSync(new URL('situations/', folder)).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) =>
    readSeedJson(folder, `situations/${name}`, (read) => ({
      key: name.replace(/\.json$/, ''),
      ...SeedSituation.parse(read),
    })),
  )
}
