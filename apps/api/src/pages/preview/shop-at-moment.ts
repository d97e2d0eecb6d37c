import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db, Queryable } from '../../db/db.ts'
import type { Deps } from '../../deps/deps.ts'
import { makeCache } from '../../ground/cache.ts'
import { setMoment } from './moment.repository.ts'

/** What somebody looks at who looks at the shop of a moment. */
interface Looking {
  tx: Queryable
  at: Date
}

const looking = new AsyncLocalStorage<Looking>()

function lookedAt(): Looking {
  const found = looking.getStore()
  if (!found) throw new Error('Nobody looks at a moment')
  return found
}

/**
 * What the modules are given to show the shop as it will be (decision 0058): the clock of the moment, a transaction in which
 * SQL's `shop_now()` is that moment too and nothing can be written, and a cache that keeps nothing.
 */
export const depsAtMoment = (deps: Deps): Deps => ({
  ...deps,
  clock: { now: () => lookedAt().at },
  cache: makeCache({ maxBytes: 0 }),
  // Opening a transaction in it fails, as it must: whoever looks writes nothing.
  get db() {
    return lookedAt().tx as Db
  },
  get catalogue() {
    return lookedAt().tx as Db
  },
})

/** Does something as if it were the moment, whoever calls. */
export type InMoment = <Result>(act: () => Promise<Result>) => Promise<Result>

/**
 * Looks at the shop of a moment, on one picture of the database. Each call of it is made by `inMoment`: what lies between, such as
 * the queries of the screens, may call on behalf of another who looks at the same time.
 */
export const atMoment = <Result>(
  db: Db,
  at: Date,
  look: (inMoment: InMoment) => Promise<Result>,
): Promise<Result> =>
  db
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await setMoment(tx, at)
      // Awaited within: a call of Fastify's inject begins only then.
      return look((act) => looking.run({ tx, at }, async () => await act()))
    })
