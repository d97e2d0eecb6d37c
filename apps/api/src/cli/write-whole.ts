import fs from 'node:fs'
import path from 'node:path'
import { StartProblem } from '../start-problem.ts'
import { fileProblem } from './file-problem.ts'

/**
 * Lends a draft to be written; it takes its name, and the place of a file that has it, once it is whole.
 * @throws StartProblem in one line: before any work for a place that cannot be written, and when the disk is full.
 */
export async function writeWhole<Result>(
  file: string,
  write: (draft: string) => Promise<Result>,
): Promise<Result> {
  const wanted = path.resolve(file)
  const draft = `${wanted}.draft`
  try {
    refuseOtherThanFile(file)
    // Of some places only a try tells whether they can be written.
    fs.writeFileSync(draft, '', { mode: 0o600 })
    const result = await write(draft)
    fs.renameSync(draft, wanted)
    return result
  } catch (cause) {
    removeDraft(draft)
    throw fileProblem(cause, { file, verb: 'written' })
  }
}

/** A folder, a device or a pipe: an archive would take its place. */
function refuseOtherThanFile(file: string) {
  const found = fs.statSync(file, { throwIfNoEntry: false })
  if (!found || found.isFile()) return
  const what = found.isDirectory() ? 'EISDIR' : 'no file of a disk'
  throw new StartProblem(`The file ${file} cannot be written (${what}). Name another one.`)
}

function removeDraft(draft: string) {
  try {
    fs.rmSync(draft, { force: true })
  } catch {
    // It was never there.
  }
}
