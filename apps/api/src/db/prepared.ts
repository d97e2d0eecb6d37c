import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { send } from './camel-case-columns.ts'

/** Kept per connection by the server; a shop has fewer statements that it sends in transactions. */
const MAX_STATEMENTS = 250
/** The tables changed under a running process: this connection's plans are of no use any more. */
const PLAN_OUTDATED = '0A000'

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
const isSearch = (text: string) => text.includes('to_tsquery(')

/** Begin, commit and definitions of tables are no statements to prepare; all others have values or are questions. */
const isPreparable = (text: string, values: readonly unknown[]) =>
  (values.length > 0 || text.startsWith('select ')) && !isSearch(text)

/**
 * A pool whose statements are prepared once per connection: placing and paying an order or showing a
 * category are the same statements every time, and planning was half of their work. PostgreSQL goes
 * on planning anew where that pays (plan_cache_mode auto).
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const nameOf = namesOfStatements()
  return {
    connect: async () => prepared(await pool.connect(), nameOf),
    end: () => pool.end(),
    options: pool.options,
  }
}

function prepared(client: pg.PoolClient, nameOf: NameOf): PostgresPoolClient {
  let isOutdated = false
  const query = async (text: string, values: readonly unknown[] = []) => {
    const name = isPreparable(text, values) ? nameOf(text) : undefined
    try {
      return await send(client, { text, values: [...values], ...(name && { name }) })
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === PLAN_OUTDATED)
        isOutdated = true
      throw error
    }
  }
  return Object.assign(Object.create(client), {
    query,
    release: (destroy?: boolean) => client.release(destroy || isOutdated),
  })
}
