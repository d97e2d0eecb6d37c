import { CamelCasePlugin, type PluginTransformResultArgs } from 'kysely'
import pg from 'pg'

declare module 'pg' {
  interface Query {
    /** PostgreSQL names the columns once, before the rows of an answer. */
    handleRowDescription(message: { fields: { name: string }[] }): void
  }
}

/** Names in statements are snake_case; those of the answers have been changed before a row was read. */
export class SnakeCaseStatements extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }
  inCamelCase = (name: string) => this.camelCase(name)
  inSnakeCase = (name: string) => this.snakeCase(name)
}

const { inCamelCase, inSnakeCase } = new SnakeCaseStatements()

/** The name of a column as it stands in the database. */
export { inSnakeCase }

/** Kysely would copy every row to change the names of its columns: a tenth of what reading a product cost. */
class CamelCaseQuery extends pg.Query {
  override handleRowDescription(message: { fields: { name: string }[] }) {
    for (const field of message.fields) field.name = inCamelCase(field.name)
    super.handleRowDescription(message)
  }
}

/**
 * Sends a statement whose columns are camelCase in the rows of the answer; the keys of jsonb stay as they are.
 * `change` has the last word on how it goes out.
 */
export const send = (
  client: pg.PoolClient,
  statement: pg.QueryConfig,
  change?: (query: pg.Query) => void,
) =>
  new Promise<pg.QueryResult>((resolve, reject) => {
    const done = (error: Error | undefined, result: pg.QueryResult) =>
      error ? reject(error) : resolve(result)
    const query = new CamelCaseQuery(statement, done)
    change?.(query)
    client.query(query)
  })

/** Adds a statement without values, which the connection knows by this name, to the message that is being put together. */
export function addPrepared(connection: pg.Connection, name: string): void {
  connection.bind({ statement: name }, true)
  connection.execute(null, true)
}
