import type { Deps } from '../../../deps/deps.ts'
import type { LiveSession } from '../../../ground/principal.ts'
import { extendSession, findLiveSession } from './sessions.repository.ts'

/** The expiry is extended at most this often, and often enough for short time-outs. */
const writeAfterSeconds = (idleMinutes: number) => Math.min(60, idleMinutes * 15)

/** The live session of a token, its expiry extended; undefined if it has ended. */
export async function resumeSession(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  sha256: Buffer,
): Promise<LiveSession | undefined> {
  const session = await findLiveSession(db, sha256)
  const idleMinutes = config.sessionTimeoutMinutes
  if (session && session.idleSeconds >= writeAfterSeconds(idleMinutes)) {
    await extendSession(db, sha256, idleMinutes)
  }
  return session
}
