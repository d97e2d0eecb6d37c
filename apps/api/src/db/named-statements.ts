import { createHash } from 'node:crypto'
import type { PostgresPool } from 'kysely'
import type { ReadingPool } from './replica.ts'
import { tracedBegin } from './traced-begin.ts'

/** PostgreSQL caches named statements per connection; those with lists of any length would grow without limit. */
const MAX_NAMES = 250
/** PostgreSQL's codes for a table that changed under a running process, and for statements it no longer has. */
const OUTDATED = new Set(['0A000', '26000'])

/**
 * Names the statements that Kysely sends over a pool, so that pg and PostgreSQL parse and plan each of them once per
 * connection. A connection with outdated plans is closed when it is returned. Without it PostgreSQL needs a quarter
 * more time for an order (docs/decisions/0023-plain-driver.md).
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
          return await client.query({ text: tracedBegin(text), values, ...(name && { name }) })
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
