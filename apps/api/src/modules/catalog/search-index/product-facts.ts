import { TRAITS } from '@mendwell/contract/catalog'
import { STORE_BRAND_ID } from '@mendwell/domain/limits'
import { rankedLength } from '../accessories.ts'
import {
  BRAND_ID,
  CATEGORY_ID,
  CENTS,
  makeRows,
  setBits,
  setFact,
  setNameLength,
} from './fact-rows.ts'
import { grown } from './grown.ts'
import { makeIdPlaces } from './id-places.ts'
import { makeNameJoints } from './joints.ts'
import { grownMarks, type Marks, makeMarks } from './marks.ts'
import { HEAD_BYTES, headOf, makeNameList } from './name-list.ts'

/** Bits of a product's yes-or-no facts; below them those of `product.traits` (migration 0182). */
export const IN_STOCK = 1 << TRAITS.length
export const ON_SALE = IN_STOCK << 1
export const POPULAR = IN_STOCK << 2
/** The average of its reviews reaches four stars. */
export const RATED_4 = IN_STOCK << 3
export const ACTIVE = IN_STOCK << 4

/** What can be had of it, as a number below 4: in stock, then popular. */
export const PROMISES = 4
export const promise = (bits: number): number =>
  ((bits & IN_STOCK) !== 0 ? 2 : 0) + ((bits & POPULAR) !== 0 ? 1 : 0)

/** A product as the index reads it. */
export interface FactsRow {
  productId: number
  /** In small letters, as PostgreSQL makes them: its order counts. */
  productName: string
  categoryId: number
  brandId: number | null
  unitPriceCents: number
  inStock: boolean
  cutPrice: boolean
  isPopular: boolean
  isActive: boolean
  traits: number
  ratingCount: number | null
  ratingSum: number | null
  /** Seconds since 1970. */
  createdAt: number
}

export type ProductFacts = ReturnType<typeof makeProductFacts>

/** Facts of products by their number in the index: some 50 bytes and the name each. */
export function makeProductFacts(expected: number) {
  /** Products are loaded by rising id. */
  const places = makeIdPlaces(expected)
  const columns = {
    productId: places.ids,
    ratingCount: new Int32Array(expected),
    ratingSum: new Int32Array(expected),
    createdAt: new Float64Array(expected),
    /** The name's first bytes (headOf): so that few names need be read. */
    nameHead: new Int32Array(expected),
  }
  let rows = makeRows(expected)
  const names = makeNameList(expected)
  const joints = makeNameJoints(expected)
  /** The active products by what they promise. */
  let promising = Array.from({ length: PROMISES }, () => makeMarks(expected))

  function grow() {
    const room = columns.productId.length
    const before = rows
    rows = makeRows(room)
    rows.set(before)
    columns.ratingCount = grown(columns.ratingCount, room)
    columns.ratingSum = grown(columns.ratingSum, room)
    columns.createdAt = grown(columns.createdAt, room)
    columns.nameHead = grown(columns.nameHead, room)
    joints.grow(room)
    promising = promising.map((marks) => grownMarks(marks, room))
  }

  function place(productId: number): number {
    const doc = places.placeOf(productId)
    columns.productId = places.ids
    if (doc === columns.createdAt.length) grow()
    return doc
  }

  function mark(doc: number, bits: number) {
    setBits(rows, doc, bits)
    for (const marks of promising) marks.remove(doc)
    if ((bits & ACTIVE) !== 0) promising[promise(bits)]?.set(doc)
  }

  return {
    columns,
    /** What is asked of every match (fact-rows.ts); others once there are more products. */
    get rows() {
      return rows
    },
    names,
    joints,
    /** The active products, a set for each promise, the highest first. */
    byPromise: (): Marks[] => promising.toReversed(),
    find: places.find,
    get size() {
      return places.size
    },
    /** Takes in a product, new or changed, and answers its number. */
    put(row: FactsRow): number {
      const doc = place(row.productId)
      setFact(rows, doc, CATEGORY_ID, row.categoryId)
      setFact(rows, doc, BRAND_ID, row.brandId ?? STORE_BRAND_ID)
      setFact(rows, doc, CENTS, row.unitPriceCents)
      mark(doc, bitsIn(row))
      columns.ratingCount[doc] = row.ratingCount ?? 0
      columns.ratingSum[doc] = row.ratingSum ?? 0
      columns.createdAt[doc] = row.createdAt
      const name = row.productName
      names.put(doc, name)
      columns.nameHead[doc] = names.headOf(doc)
      setNameLength(rows, doc, rankedLength(name))
      joints.put(doc, name)
      return doc
    },
    /** A product that is gone is never active again; its number is not used anew. */
    remove(productId: number): void {
      const doc = places.find(productId)
      if (doc !== undefined) mark(doc, 0)
    },
  }
}

const bitsIn = (row: FactsRow): number =>
  row.traits |
  (row.inStock ? IN_STOCK : 0) |
  (row.cutPrice ? ON_SALE : 0) |
  (row.isPopular ? POPULAR : 0) |
  (isRatedAtLeast(row.ratingCount ?? 0, row.ratingSum ?? 0, 4) ? RATED_4 : 0) |
  (row.isActive ? ACTIVE : 0)

export const isRatedAtLeast = (count: number, sum: number, stars: number) =>
  count > 0 && sum >= stars * count

/** Tells of products whether their names start so: of most by the head, without reading the name. */
export function nameStarts({ columns: { nameHead }, names }: ProductFacts, start: string) {
  const bytes = Buffer.from(start)
  const head = headOf(bytes)
  const unknown = 8 * Math.max(0, HEAD_BYTES - bytes.length)
  const compared = bytes.length === 0 ? 0 : -1 << unknown
  return (doc: number): boolean =>
    (((nameHead[doc] as number) ^ head) & compared) === 0 && names.startsWith(doc, bytes)
}
