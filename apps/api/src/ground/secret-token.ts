import { createHash, randomBytes } from 'node:crypto'

/** A new secret of 256 bits and its hash, the only part that is stored (Reliability §3.1, A3). */
export function makeToken(): { token: string; sha256: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, sha256: tokenHash(token) }
}

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
