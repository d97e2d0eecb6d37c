import type pg from 'pg'
import { addPrepared, send } from './camel-case-columns.ts'

/** Prepared on each connection by its first transaction, so that later ones may end in one message. */
const COMMIT = { name: 'mendwell_commit', text: 'commit' }

/** The values of statements that end their transaction. */
const lastOnes = new WeakSet<readonly unknown[]>()

/** Marks a statement, by its values, as the last one of its transaction. */
export const markLast = (values: readonly unknown[]): void => void lastOnes.add(values)

export const isLast = (values: readonly unknown[]): boolean => lastOnes.has(values)

/** Commits a transaction by itself. */
export const commit = (client: pg.PoolClient) => client.query(COMMIT)

/**
 * Sends the last statement of a transaction and commits it in one round trip; answers the statement's result. PostgreSQL
 * takes both as one message: when the statement fails it skips the commit. The connection must have committed one by
 * itself before.
 */
export async function commitWith(
  client: pg.PoolClient,
  statement: pg.QueryConfig,
): Promise<pg.QueryResult> {
  // pg answers several results as an array.
  const results: unknown = await send(client, statement, putCommitBehind)
  return (results as [last: pg.QueryResult, committed: pg.QueryResult])[0]
}

function putCommitBehind(query: pg.Query) {
  const { submit } = query
  query.submit = (connection) => {
    const { sync } = connection
    connection.sync = () => {
      addPrepared(connection, COMMIT.name)
      sync.call(connection)
    }
    try {
      return submit.call(query, connection)
    } finally {
      connection.sync = sync
    }
  }
}
