import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import { accompany } from './companions.ts'
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

/** A statement with its values. */
export type Filled<Row> = (db: Queryable) => CompiledQuery<Row>

interface Compiled<Values, Row> {
  all(db: Queryable, values: Values): Promise<Row[]>
  first(db: Queryable, values: Values): Promise<Row | undefined>
  /** The statement for `together`. */
  with(values: Values): Filled<Row>
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
    with: (values) => (db) => fillIn(db, values),
  }
}

/** What each statement returned. */
type RowsOf<Rows extends unknown[]> = { [Index in keyof Rows]: Rows[Index][] }

/**
 * Sends statements in one message, for those that need nothing of each other's answers: each message costs both sides as
 * much as a short statement. When one fails none of those behind it is done.
 */
export const together = <Rows extends unknown[]>(
  db: Queryable,
  ...statements: { [Index in keyof Rows]: Filled<Rows[Index]> }
): Promise<RowsOf<Rows>> => sendAll(db, statements, false)

/** The same, and the transaction is committed behind them: nothing may be sent in it afterwards. */
export const togetherAndCommit = <Rows extends unknown[]>(
  tx: Queryable,
  ...statements: { [Index in keyof Rows]: Filled<Rows[Index]> }
): Promise<RowsOf<Rows>> => sendAll(tx, statements, true)

async function sendAll<Rows extends unknown[]>(
  db: Queryable,
  statements: { [Index in keyof Rows]: Filled<Rows[Index]> },
  isLast: boolean,
): Promise<RowsOf<Rows>> {
  const [first, ...others] = statements.map((filled) => filled(db))
  if (!first) throw new Error('There is no statement to send')
  accompany(first.parameters, { others, isLast })
  const { rows } = await db.executeQuery(first)
  return (
    others.length === 0 ? [rows] : rows.map((each) => (each as { rows: unknown }).rows)
  ) as RowsOf<Rows>
}
