import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { companionsOf } from './companions.ts'
import { type Result, type Statement, sendTogether } from './message.ts'

/** Kept per connection by the server; a shop has fewer statements that it sends in transactions. */
const MAX_STATEMENTS = 250
/** Tables changed under a running process, or statements were forgotten: what this connection prepared is of no use. */
const OUTDATED = new Set(['0A000', '26000'])
/** Kept by each connection from its first transaction on, so that later ones need not parse them. */
const BEGIN = { name: 'mendwell_begin', text: 'begin', values: [] }
const COMMIT = { name: 'mendwell_commit', text: 'commit', values: [] }
/** The answer to what was not sent. */
const NOTHING: Result = { command: 'BEGIN', rowCount: 0, rows: [] }
const isEnd = (text: string) => text === 'commit' || text === 'rollback'

type NameOf = (text: string) => string | undefined

/** Names for the statements of a pool, until there are as many as a connection may keep. */
function namesOfStatements(): NameOf {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known || names.size >= MAX_STATEMENTS) return known
    const name = `mendwell_${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`
    names.set(text, name)
    return name
  }
}

/** A search wants a plan of its own for each question: how many products a word is in differs by thousands. */
const isSearch = (text: string) => text.includes('@@')

/** Begin, commit and definitions of tables are no statements to prepare; all others have values or are questions. */
const isPreparable = (text: string, values: readonly unknown[]) =>
  (values.length > 0 || text.startsWith('select ')) && !isSearch(text)

/**
 * A pool whose statements are prepared once per connection: placing and paying an order or showing a
 * category are the same statements every time, and planning was half of their work. PostgreSQL goes
 * on planning anew where that pays (plan_cache_mode auto). A transaction begins together with its first statement, and
 * ends together with its last where that is marked.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const nameOf = namesOfStatements()
  return {
    connect: async () => prepared(await pool.connect(), nameOf),
    end: () => pool.end(),
    options: pool.options,
  }
}

/** How far a transaction of Kysely's is: announced, it is begun together with its first statement. */
type Transaction = 'none' | 'announced' | 'begun' | 'committed'

function prepared(client: pg.PoolClient, nameOf: NameOf): PostgresPoolClient {
  let isOutdated = false
  let transaction: Transaction = 'none'

  const statementOf = (text: string, values: readonly unknown[]): Statement => {
    const name = isPreparable(text, values) ? nameOf(text) : undefined
    return { text, values, ...(name && { name }) }
  }

  const sendAll = async (text: string, values: readonly unknown[]): Promise<Result> => {
    const first = statementOf(text, values)
    const { others, isLast } = companionsOf(values)
    const begins = transaction === 'announced'
    if (begins) transaction = 'begun'
    // One that goes alone.
    if (!first.name && values.length === 0) {
      if (begins) await sendTogether(client, [BEGIN])
      return (await sendTogether(client, [first])).at(-1) ?? NOTHING
    }
    const results = await sendTogether(client, [
      ...(begins ? [BEGIN] : []),
      first,
      ...others.map(({ sql, parameters }) => statementOf(sql, parameters)),
      ...(isLast ? [COMMIT] : []),
    ])
    if (isLast) transaction = 'committed'
    const own = results.slice(begins ? 1 : 0, isLast ? -1 : undefined)
    const [result = NOTHING] = own
    return others.length === 0 ? result : { ...result, rows: own.map(({ rows }) => ({ rows })) }
  }

  const query = async (text: string, values: readonly unknown[] = []) => {
    const before = transaction
    if (before === 'committed' || isEnd(text)) transaction = 'none'
    if (before === 'committed' && text !== 'commit') {
      throw new Error('The transaction was committed with its last statement')
    }
    if (text === 'begin') {
      transaction = 'announced'
      return NOTHING
    }
    // One that is committed already, or of which nothing was sent.
    if (isEnd(text) && before !== 'begun') return NOTHING
    try {
      if (text === 'commit') return (await sendTogether(client, [COMMIT]))[0] ?? NOTHING
      return await sendAll(text, values)
    } catch (error) {
      if (error instanceof Error && 'code' in error && OUTDATED.has(String(error.code)))
        isOutdated = true
      throw error
    }
  }
  return Object.assign(Object.create(client), {
    query,
    release: (destroy?: boolean) => client.release(destroy || isOutdated),
  })
}
