import { constants, statSync } from 'node:fs'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { errorCode, StartProblem } from '../start-problem.ts'

/** Refuses in one line, before any work is done, a file whose folder is missing or closed, or that is a folder itself. */
export async function mayWrite(file: string): Promise<void> {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new StartProblem(`The file ${file} cannot be written (EISDIR).`)
  }
  const folder = path.dirname(path.resolve(file))
  await access(folder, constants.W_OK).catch((cause) => {
    throw new StartProblem(`The file ${file} cannot be written (${errorCode(cause)}).`, { cause })
  })
}
