import { readdirSync } from 'node:fs'
import * as z from 'zod/mini'
import { readSeedJson } from './seed-files.ts'

const line = z.string().check(z.maxLength(600))
const short = z.string().check(z.minLength(3), z.maxLength(160))

/** A file under seeds/legal: each text in English and Spanish, the body line by line. Its name is the page's key. */
const SeedLegalPage = z.strictObject({
  title: z.tuple([short, short]),
  lead: z.tuple([short, short]),
  body: z.tuple([z.array(line), z.array(line)]),
  writtenOn: z.iso.date(),
})
export type SeedLegalPage = z.output<typeof SeedLegalPage> & { key: string }

/**
 * The legal pages.
 * @throws StartProblem naming a file that is missing or malformed.
 */
export function readLegalPages(folder: URL): SeedLegalPage[] {
  const names = readdirSync(new URL('legal/', folder)).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) =>
    readSeedJson(folder, `legal/${name}`, (read) => ({
      key: name.replace(/\.json$/, ''),
      ...SeedLegalPage.parse(read),
    })),
  )
}
