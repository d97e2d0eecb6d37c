import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { type Shop, withDrafts } from '../../backup/drafts.ts'
import { partsOf } from '../../backup/write-backup.ts'
import { StartProblem } from '../../config/start-problem.ts'
import { fileProblem } from './file-problem.ts'

/**
 * Passes a draft to be written; it is renamed to its final name, replacing a file with it, once it is complete.
 * @throws StartProblem in one line: before any work if the path is not writable, and when the disk is full.
 */
export async function writeWhole<Result>(
  shop: Shop,
  file: string,
  write: (draft: string) => Promise<Result>,
): Promise<Result> {
  const wanted = path.resolve(file)
  const draft = `${wanted}.${randomUUID()}.draft`
  try {
    refuseOtherThanFile(file)
    return await withDrafts(shop, [draft, partsOf(draft)], async () => {
      // For some paths only a try shows whether they are writable.
      fs.writeFileSync(draft, '', { mode: 0o600 })
      const result = await write(draft)
      fs.renameSync(draft, wanted)
      return result
    })
  } catch (cause) {
    throw fileProblem(cause, { file, verb: 'written' })
  }
}

/** A folder, a device or a pipe: an archive would replace it. */
function refuseOtherThanFile(file: string) {
  const found = fs.statSync(file, { throwIfNoEntry: false })
  if (!found || found.isFile()) return
  const what = found.isDirectory() ? 'EISDIR' : 'no file of a disk'
  throw new StartProblem(`The file ${file} cannot be written (${what}). Name another one.`)
}
