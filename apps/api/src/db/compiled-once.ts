import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import { markLast } from './commit-with.ts'
import type { Queryable } from './db.ts'

/** Where a value goes in a statement that was compiled without it. */
class Gap<Name> {
  readonly name: Name
  constructor(name: Name) {
    this.name = name
  }
}

/** Names a value of the statement while it is built. */
export type Place<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>

/** A statement of the query builder, or one in SQL. */
interface Buildable<Row> {
  compile(db: Queryable): CompiledQuery<Row>
}

interface Compiled<Values, Row> {
  all(db: Queryable, values: Values): Promise<Row[]>
  first(db: Queryable, values: Values): Promise<Row | undefined>
  /** As `first`, and the transaction is committed with it: nothing may be sent in it afterwards. */
  last(tx: Queryable, values: Values): Promise<Row | undefined>
}

/**
 * A statement that is built and compiled when it is sent for the first time, and only filled in from then on: for what
 * every order does, of whose work in this process building its statements was an eighth.
 */
export function compiledOnce<Values extends object, Row>(
  build: (db: Queryable, place: Place<Values>) => Buildable<Row>,
): Compiled<Values, Row> {
  let compiled: CompiledQuery<Row> | undefined
  const fillIn = (db: Queryable, values: Values): CompiledQuery<Row> => {
    compiled ??= build(db, (name) => sql`${new Gap(name)}`).compile(db)
    const fill = (parameter: unknown) =>
      parameter instanceof Gap ? values[parameter.name as keyof Values] : parameter
    return { ...compiled, parameters: compiled.parameters.map(fill) }
  }
  const all = async (db: Queryable, values: Values): Promise<Row[]> =>
    (await db.executeQuery(fillIn(db, values))).rows
  return {
    all,
    first: async (db, values) => (await all(db, values))[0],
    async last(tx, values) {
      const filled = fillIn(tx, values)
      markLast(filled.parameters)
      return (await tx.executeQuery(filled)).rows[0]
    },
  }
}
