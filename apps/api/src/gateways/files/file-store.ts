import { ShopError, sentence } from '../../ground/errors.ts'

/**
 * Where the bytes of pictures and documents are stored outside the database. A file is named by the SHA-256 of its
 * bytes, so that a name never means other bytes, and duplicates are stored once.
 */
export interface FileStore {
  put: (sha256: Buffer, bytes: Buffer) => Promise<void>
  /** All bytes, checked against their name. @throws FilesUnreachable */
  get: (sha256: Buffer) => Promise<Buffer>
  /** This many bytes from the one at `from`, counted from 0; fewer at the end. @throws FilesUnreachable */
  getPart: (sha256: Buffer, from: number, size: number) => Promise<Buffer>
  /** All stored files, in any order. @throws FilesUnreachable */
  list: () => AsyncIterable<KeptFile>
  /** When it was last stored; undefined if it is missing. @throws FilesUnreachable */
  storedAt: (sha256: Buffer) => Promise<Date | undefined>
  /** Does nothing if it is missing. @throws FilesUnreachable */
  remove: (sha256: Buffer) => Promise<void>
}

/** A file as the store lists it. */
export interface KeptFile {
  sha256: Buffer
  /** When it was last stored: the same bytes may be uploaded again. */
  storedAt: Date
  sizeBytes: number
}

const RETRY_SECONDS = 30

/** The store does not respond, or lacks what the database says it has: 503 for the request of the file. */
export class FilesUnreachable extends ShopError {
  /** For logs and terminals. */
  readonly reason: string
  constructor(reason: string) {
    super(503, 'UNAVAILABLE', sentence('filesUnavailable'), { retryAfterSeconds: RETRY_SECONDS })
    this.reason = reason
  }
}
