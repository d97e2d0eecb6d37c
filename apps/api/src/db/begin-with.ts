import type pg from 'pg'
import { addPrepared, send } from './camel-case-columns.ts'

/** Prepared on each connection by its first transaction, so that later ones need not parse it. */
const BEGIN = { name: 'mendwell_begin', text: 'begin' }

/** Begins a transaction by itself. */
export const begin = (client: pg.PoolClient) => client.query(BEGIN)

/**
 * Begins a transaction and sends its first statement in one round trip; answers the statement's result. PostgreSQL
 * takes both as one message: when the first fails it skips the second, so that nothing runs outside of the transaction.
 * The connection must have begun one by itself before.
 */
export async function beginWith(
  client: pg.PoolClient,
  statement: pg.QueryConfig,
): Promise<pg.QueryResult> {
  // pg answers several results as an array.
  const results: unknown = await send(client, statement, putBeginAhead)
  return (results as [begun: pg.QueryResult, first: pg.QueryResult])[1]
}

function putBeginAhead(query: pg.Query) {
  const { submit } = query
  query.submit = (connection) => {
    connection.stream.cork()
    try {
      addPrepared(connection, BEGIN.name)
      return submit.call(query, connection)
    } finally {
      connection.stream.uncork()
    }
  }
}
