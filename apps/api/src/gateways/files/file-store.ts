import { ShopError, sentence } from '../../ground/errors.ts'

/**
 * Where the bytes of pictures and documents are kept outside of the database. A file is called by the SHA-256 of its bytes,
 * so that a name never means other bytes, and what is stored twice is there once.
 */
export interface FileStore {
  put: (sha256: Buffer, bytes: Buffer) => Promise<void>
  /** All bytes, compared with their name. @throws FilesUnreachable */
  get: (sha256: Buffer) => Promise<Buffer>
  /** So many bytes from the one at `from`, counted from 0; fewer at the end. @throws FilesUnreachable */
  getPart: (sha256: Buffer, from: number, size: number) => Promise<Buffer>
  /** Every file that is there, in any order. @throws FilesUnreachable */
  list: () => AsyncIterable<KeptFile>
  /** When it was stored last; undefined where it is not there. @throws FilesUnreachable */
  storedAt: (sha256: Buffer) => Promise<Date | undefined>
  /** Nothing happens where it is not there. @throws FilesUnreachable */
  remove: (sha256: Buffer) => Promise<void>
}

/** A file as the store lists it. */
export interface KeptFile {
  sha256: Buffer
  /** When it was stored last: the same bytes may come again. */
  storedAt: Date
  sizeBytes: number
}

const RETRY_SECONDS = 30

/** The store does not answer, or has not what the database says it has: 503 to whoever asked for the file. */
export class FilesUnreachable extends ShopError {
  /** For logs and terminals. */
  readonly reason: string
  constructor(reason: string) {
    super(503, 'UNAVAILABLE', sentence('filesUnavailable'), { retryAfterSeconds: RETRY_SECONDS })
    this.reason = reason
  }
}
