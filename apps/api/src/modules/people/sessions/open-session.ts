import { randomBytes } from 'node:crypto'
import type { Deps } from '../../../deps/deps.ts'
import { makeSessionToken } from '../../../ground/session-token.ts'
import { insertSession, type SessionMode } from './sessions.repository.ts'

/** Where a sign-in comes from. */
export interface Visit {
  /** The caller's network address, for the limits. */
  ip: string
  mode: SessionMode
  userAgent: string | null
}

export interface OpenedSession {
  custId: number
  /** The credential: returned once, stored as a hash. */
  token: string
  /** Identifies the session and gives no access. */
  publicHandle: string
}

/**
 * A new session with a new token; undefined if the account has no password or is closed, or if the password of
 * `credentialVersion` was replaced while it was compared.
 */
export async function openSession(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  custId: number,
  { mode, userAgent }: Visit,
  credentialVersion?: number,
): Promise<OpenedSession | undefined> {
  const { token, sha256 } = makeSessionToken()
  const publicHandle = `s_${randomBytes(12).toString('base64url')}`
  const isOpen = await insertSession(db, {
    sha256,
    publicHandle,
    custId,
    credentialVersion,
    mode,
    userAgent: userAgent?.slice(0, 300) ?? null,
    idleMinutes: config.sessionTimeoutMinutes,
  })
  return isOpen ? { custId, token, publicHandle } : undefined
}
