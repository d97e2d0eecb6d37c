import { createHash } from 'node:crypto'
import type { PostgresPool } from 'kysely'
import type { ReadingPool } from './replica.ts'

/** Each connection of PostgreSQL's keeps the statements that have a name; those with lists of any length have no end. */
const MAX_NAMES = 250
/** PostgreSQL's codes of a table that changed under a running process, and of statements that were forgotten. */
const OUTDATED = new Set(['0A000', '26000'])

/**
 * Gives the statements that Kysely sends over a pool names, by which pg and PostgreSQL parse and plan each of them once
 * per connection. A connection whose plans are outdated is closed when it comes back. Without it PostgreSQL works
 * a quarter longer for an order (docs/decisions/0023-plain-driver.md).
 */
export function naming(pool: ReadingPool): PostgresPool {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known || names.size >= MAX_NAMES) return known
    const name = createHash('sha256').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
  async function connect() {
    const client = await pool.connect()
    let isOutdated = false
    return Object.assign(Object.create(client), {
      async query(text: string, values: unknown[] = []) {
        const name = values.length > 0 ? nameOf(text) : undefined
        try {
          return await client.query({ text, values, ...(name && { name }) })
        } catch (error) {
          isOutdated ||= error instanceof Error && 'code' in error && OUTDATED.has(`${error.code}`)
          throw error
        }
      },
      release: (destroy?: boolean) => client.release(destroy || isOutdated),
    })
  }
  return { options: pool.options, end: () => pool.end(), connect }
}
