import { createHash } from 'node:crypto'
import { type FileStore, FilesUnreachable } from '../../../gateways/files/file-store.ts'

/** A file as its row has it: the bytes, or their SHA-256 if they are stored elsewhere. */
export interface StoredFile {
  bytes: Buffer | null
  sha256: Buffer | null
}

/** Without a configured store, files are in the database. */
type Files = FileStore | undefined

/** All bytes of a file. @throws FilesUnreachable (503) if they are stored elsewhere and unavailable. */
export async function bytesOf(files: Files, { bytes, sha256 }: StoredFile): Promise<Buffer> {
  return bytes ?? storeOf(files).get(nameOf(sha256))
}

/** A part of a file that is stored elsewhere. @throws FilesUnreachable (503) */
export const partOf = (
  files: Files,
  sha256: Buffer | null,
  { from, size }: { from: number; size: number },
): Promise<Buffer> => storeOf(files).getPart(nameOf(sha256), from, size)

/** The row of a new file. Call before the transaction, since the store may be slow. @throws FilesUnreachable (503) */
export async function keepFile(files: Files, bytes: Buffer) {
  const sha256 = sha256Of(bytes)
  await files?.put(sha256, bytes)
  return { sha256, bytes: files ? null : bytes, sizeBytes: bytes.length }
}

export const sha256Of = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()

function storeOf(files: Files): FileStore {
  if (files) return files
  throw new FilesUnreachable('A file is kept in S3, and FILES_S3_BUCKET is not set')
}

function nameOf(sha256: Buffer | null): Buffer {
  if (sha256) return sha256
  throw new FilesUnreachable('A file has neither bytes nor a SHA-256')
}
