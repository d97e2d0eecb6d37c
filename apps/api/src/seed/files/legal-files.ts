import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { errorCode, StartProblem } from '../../config/start-problem.ts'

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
  return names.sort().map((name) => readLegalFile(folder, name))
}

function readLegalFile(folder: URL, name: string): SeedLegalPage {
  try {
    const read: unknown = JSON.parse(readFileSync(new URL(`legal/${name}`, folder), 'utf8'))
    return { key: name.replace(/\.json$/, ''), ...SeedLegalPage.parse(read) }
  } catch (cause) {
    const reason = errorCode(cause) ?? 'it is not as it should be'
    throw new StartProblem(
      `The seed file legal/${name} is damaged (${reason}). Get a fresh copy of it from the repository.`,
      { cause },
    )
  }
}
