import { readFile, stat } from 'node:fs/promises'
import { StartProblem } from '../../config/start-problem.ts'
import type { ShopError } from '../../ground/errors.ts'
import { fileProblem } from './file-problem.ts'

interface Limit {
  maxBytes: number
  tooBig: () => ShopError
}

/**
 * The bytes of a file of the disk.
 * @throws StartProblem in one line for one that cannot be read, and with the message of `tooBig` for a bigger one
 */
export async function readWholeFile(file: string, { maxBytes, tooBig }: Limit): Promise<Buffer> {
  const unreadable = (cause: unknown) => {
    throw fileProblem(cause, { file, verb: 'read' })
  }
  const found = await stat(file).catch(unreadable)
  // Reading a device would never end.
  if (!found.isFile()) throw new StartProblem(`${file} is no file of a disk. Save it as one first.`)
  if (found.size > maxBytes) throw new StartProblem(tooBig().message)
  return readFile(file).catch(unreadable)
}
