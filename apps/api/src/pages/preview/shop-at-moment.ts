import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db, Queryable } from '../../db/db.ts'
import type { Deps } from '../../deps/deps.ts'
import { makeCache } from '../../ground/cache.ts'
import { ShopError, sentence } from '../../ground/errors.ts'
import { setMoment } from './moment.repository.ts'

/** What a preview shows: a time, and the shop at that time. */
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
 * The dependencies of modules for showing the shop at a future time (decision 0058): a clock at that time, a read-only
 * transaction in which SQL's `shop_now()` is that time too, and a cache that stores nothing.
 */
export const depsAtMoment = (deps: Deps): Deps => ({
  ...deps,
  clock: { now: () => lookedAt().at },
  isReadOnly: true,
  cache: makeCache({ maxBytes: 0 }),
  // Opening a transaction in it fails, as it must: a preview writes nothing.
  get db() {
    return lookedAt().tx as Db
  },
  get catalogue() {
    return lookedAt().tx as Db
  },
})

/** The answer to a call that would order, charge or store anything. */
export const nothingInPreview = () => new ShopError(403, 'FORBIDDEN', sentence('previewOnly'))

/** Runs something as if it were that time. */
export type InMoment = <Result>(act: () => Promise<Result>) => Promise<Result>

/**
 * Previews the shop at a time, on one snapshot of the database. Each of its calls is wrapped in `inMoment`: code in
 * between, such as the screens' queries, may run for another preview at the same time.
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
      // Awaited inside: a call of Fastify's inject starts only then.
      return look((act) => looking.run({ tx, at }, async () => await act()))
    })
