import { setImmediate as breathe } from 'node:timers/promises'
import type { Queryable } from '../../../db/db.ts'
import {
  type Changes,
  countProducts,
  findChanges,
  findRows,
  findRowsAfter,
  type IndexedRow,
  type Moment,
  takeMoment,
} from './changes.repository.ts'
import type { Searchable } from './first-matches.ts'
import { gatherPostings } from './gather-postings.ts'
import { type KnownLists, makeKnownLists } from './known-lists.ts'
import { readVector } from './posting.ts'
import { makeProductFacts } from './product-facts.ts'
import { readShopNames, type ShopNames } from './shop-names.ts'

/** Some ten milliseconds of work, so that calls are answered in between. */
const ROWS_AT_ONCE = 500
/** With more changed products than this it is better loaded anew. */
const MAX_CHANGES = 3_000

/** The catalogue as searches need it, at one moment. */
export interface LoadedIndex extends Searchable {
  names: ShopNames
  lists: KnownLists
  moment: Moment
}

/** Reads the whole catalogue: some 3 s of work for 100,000 products. */
export async function loadIndex(db: Queryable, isWanted: () => boolean): Promise<LoadedIndex> {
  // First of all: what changes while the rest is read is caught up with later.
  const moment = await takeMoment(db)
  const gathered = gatherPostings()
  const facts = makeProductFacts(await countProducts(db))
  for (let last = 0; isWanted(); ) {
    const rows = await findRowsAfter(db, last, ROWS_AT_ONCE)
    const end = rows.at(-1)?.productId
    if (end === undefined) break
    for (const row of rows) gathered.add(facts.put(row), postingsOf(row))
    last = end
    await breathe()
  }
  const words = await gathered.turnAround()
  const names = await readShopNames(db)
  return { words, facts, names, lists: makeKnownLists(), moment }
}

const postingsOf = ({ vector, codes }: IndexedRow) => readVector(vector ?? '', codes)

/** Takes in what has changed since; false where the index must be loaded anew. */
export async function catchUp(db: Queryable, index: LoadedIndex): Promise<boolean> {
  const { changes, ...moment } = await findChanges(db, index.moment)
  if (moment.table !== index.moment.table || isTooMuch(changes)) return false
  const idsOf = (words: boolean) =>
    changes.flatMap((change) =>
      change.words === words && change.productId ? change.productId : [],
    )
  await takeIn(db, index, { ids: idsOf(true), withWords: true })
  await takeIn(db, index, { ids: idsOf(false), withWords: false })
  if (changes.some(({ productId }) => productId === null)) index.names = await readShopNames(db)
  if (changes.length > 0) index.lists.forget()
  index.moment = moment
  return true
}

const isTooMuch = (changes: Changes['changes']) =>
  changes.length > MAX_CHANGES ||
  changes.some((change) => change.productId === null && change.words)

async function takeIn(
  db: Queryable,
  { facts, words }: LoadedIndex,
  { ids, withWords }: { ids: number[]; withWords: boolean },
) {
  if (ids.length === 0) return
  const rows = await findRows(db, ids, withWords)
  const found = new Set(rows.map(({ productId }) => productId))
  for (const id of ids) if (!found.has(id)) facts.remove(id)
  for (const row of rows) {
    const doc = facts.put(row)
    if (withWords) words.replace(doc, postingsOf(row))
  }
}
