import type pg from 'pg'
import { StartProblem } from '../../config/start-problem.ts'

/** A busy pooler may assign another session at first. */
const ROUNDS = 5

/**
 * Detects a pooler that assigns sessions per transaction rather than per connection: the shop listens, holds session
 * locks and prepares statements, all of which would be lost silently.
 * @throws StartProblem if two connections open at once got the same session of the server.
 */
export async function refuseSharedSessions(
  one: Pick<pg.Client, 'query'>,
  other: Pick<pg.Client, 'query'>,
): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    if ((await sessionOf(one)) !== (await sessionOf(other))) continue
    throw new StartProblem(
      'DATABASE_URL leads through a pooler in transaction mode: set it to session mode (PgBouncer: pool_mode = session), or name the server itself.',
    )
  }
}

async function sessionOf(client: Pick<pg.Client, 'query'>): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}
