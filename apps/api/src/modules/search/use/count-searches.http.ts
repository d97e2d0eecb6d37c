import { searchedTerm } from '@mendwell/domain/words/searched-term'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps/deps.ts'
import { countByDay } from '../../../http/visitors/count-by-day.ts'
import { addSearches } from './search-use.repository.ts'

const SEARCH = '/api/products/searchProducts/:term'
const OPENED = '/api/searchUse/opened'

/** Pairs of visitor and term distinguished per day; limits how many rows a flood can write. */
const MOST = 50_000

declare module 'fastify' {
  interface FastifyRequest {
    /** Number of products that a search of the whole shop found. */
    found: number | null
  }
  interface FastifyInstance {
    /** Stores the searches counted since the last time. */
    writeSearches: () => Promise<void>
  }
}

/** Counts searches, and whether any result is opened: each visitor once per day and term. */
export function countSearches(app: FastifyInstance, deps: Deps): void {
  let results = new Map<string, number>()
  const searched = countByDay(app, deps, {
    what: 'searches',
    most: MOST,
    write: async (counted) => {
      const found = results
      results = new Map()
      const rows = [...counted].map(([term, visitors]) => ({
        term,
        searched: visitors,
        opened: 0,
        results: found.get(term) ?? null,
      }))
      return addSearches(deps.db, rows)
    },
  })
  const opened = countByDay(app, deps, {
    what: 'opened searches',
    most: MOST,
    write: (counted) =>
      addSearches(
        deps.db,
        [...counted].map(([term, visitors]) => ({
          term,
          searched: 0,
          opened: visitors,
          results: null,
        })),
      ),
  })

  app.decorateRequest('found', null)
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (statusCode !== 200 && statusCode !== 304) return
    const { url } = request.routeOptions
    const term = url === SEARCH || url === OPENED ? termOf(request) : undefined
    if (term === undefined) return
    if (url === OPENED) return opened.count(request, term)
    // Programs search too, without ever being counted: theirs must not fill the memory.
    if (request.found !== null && results.size < MOST) results.set(term, request.found)
    searched.count(request, term)
  })
  app.decorate('writeSearches', async () => {
    await searched.write()
    await opened.write()
  })
}

/** A cached answer is sent before its request is parsed: the URL may contain anything. */
function termOf({ params, body }: FastifyRequest): string | undefined {
  const { term } = { ...(params as object), ...(body as object | null) } as { term?: unknown }
  return typeof term === 'string' ? searchedTerm(term) : undefined
}
