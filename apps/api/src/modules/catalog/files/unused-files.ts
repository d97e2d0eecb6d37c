import type { Db } from '../../../db/db.ts'
import type { FileStore, KeptFile } from '../../../gateways/files/file-store.ts'
import { findUnnamed } from './unused-files.repository.ts'

/** Checked in one statement. */
const ASKED_AT_ONCE = 500

export interface Unused {
  files: number
  bytes: number
}

interface Options {
  /** Files stored after this time stay: their rows may not be committed yet. */
  storedBefore: Date
  /** Without it they are only counted. */
  remove: boolean
}

/**
 * Finds the files of the store that no picture or document references, and deletes them if requested. Each is checked
 * again right before: the same bytes may have been added meanwhile, which stores them again before a row names them.
 * @throws FilesUnreachable if the store does not answer; files deleted by then stay deleted.
 */
export async function findUnusedFiles(
  { db, files }: { db: Db; files: FileStore },
  { storedBefore, remove }: Options,
): Promise<Unused> {
  const unused = { files: 0, bytes: 0 }
  const isOld = ({ storedAt }: Pick<KeptFile, 'storedAt'>) => storedAt < storedBefore
  const isStillUnused = async ({ sha256 }: KeptFile) => {
    const storedAt = await files.storedAt(sha256)
    if (!storedAt || !isOld({ storedAt })) return false
    return (await findUnnamed(db, [sha256])).length > 0
  }

  async function lookAt(some: readonly KeptFile[]) {
    const unnamed = await findUnnamed(
      db,
      some.map(({ sha256 }) => sha256),
    )
    const names = new Set(unnamed.map((sha256) => sha256.toString('hex')))
    for (const file of some.filter(({ sha256 }) => names.has(sha256.toString('hex')))) {
      if (remove) {
        if (!(await isStillUnused(file))) continue
        await files.remove(file.sha256)
      }
      unused.files += 1
      unused.bytes += file.sizeBytes
    }
  }

  let some: KeptFile[] = []
  for await (const file of files.list()) {
    if (isOld(file)) some.push(file)
    if (some.length < ASKED_AT_ONCE) continue
    await lookAt(some)
    some = []
  }
  await lookAt(some)
  return unused
}
