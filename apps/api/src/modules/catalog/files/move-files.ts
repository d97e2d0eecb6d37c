import type { Db } from '../../../db/db.ts'
import type { FileStore } from '../../../gateways/files/file-store.ts'
import {
  clearMoved,
  findToMove,
  type MovedFile,
  type MoveTarget,
  writeMoved,
} from './move-files.repository.ts'
import { sha256Of } from './stored-file.ts'

const KINDS = ['productImage', 'productDocument', 'mailLogo'] as const

export interface Moved {
  pictures: number
  documents: number
  bytes: number
}

/**
 * Moves pictures and documents into the store or back into the database, one after the other, while the shop is open.
 * Each is read back and compared by its hash before its row is changed, so it can be killed at any time: the next run
 * continues with the rest.
 * @throws FilesUnreachable if the store does not answer; Error for a damaged file, which stays where it is.
 */
export async function moveFiles(
  { db, files }: { db: Db; files: FileStore },
  to: MoveTarget,
  onMoved: (moved: Moved) => void = () => {},
): Promise<Moved> {
  const moved = { pictures: 0, documents: 0, bytes: 0 }
  for (const kind of KINDS) {
    for (let after = 0; ; ) {
      const file = await findToMove(db, kind, { to, after })
      if (!file) break
      after = file.id
      const size = to === 's3' ? await moveOut(db, files, file) : await moveIn(db, files, file)
      // Deleted by staff meanwhile.
      if (size === undefined) continue
      moved[kind === 'productDocument' ? 'documents' : 'pictures'] += 1
      moved.bytes += size
      onMoved(moved)
    }
  }
  return moved
}

async function moveOut(db: Db, files: FileStore, file: MovedFile) {
  const { bytes, sha256 } = file
  if (!bytes) return undefined
  const name = sha256Of(bytes)
  if (sha256 && !sha256.equals(name)) throw damaged(file)
  await files.put(name, bytes)
  // What comes back has been checked against its hash.
  await files.get(name)
  const isThere = await clearMoved(db, file, { sha256: name, sizeBytes: bytes.length })
  return isThere ? bytes.length : undefined
}

async function moveIn(db: Db, files: FileStore, file: MovedFile) {
  if (!file.sha256) throw damaged(file)
  const bytes = await files.get(file.sha256)
  return (await writeMoved(db, file, bytes)) ? bytes.length : undefined
}

const damaged = ({ kind, id }: MovedFile) =>
  new Error(`${kind} ${id} is damaged: its bytes are others than its hash says. It was left alone.`)
