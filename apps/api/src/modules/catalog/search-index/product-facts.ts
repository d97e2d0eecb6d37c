import { TRAITS } from '@mendwell/contract/catalog'
import { STORE_BRAND_ID } from '@mendwell/domain/limits'
import { rankedLength } from '../accessories.ts'
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

/** Facts of products by their number in the index, one column per fact: some 50 bytes and the name each. */
export function makeProductFacts(expected: number) {
  /** Products are loaded by rising id. */
  const places = makeIdPlaces(expected)
  const columns = {
    productId: places.ids,
    categoryId: new Int32Array(expected),
    brandId: new Int32Array(expected),
    cents: new Int32Array(expected),
    bits: new Uint16Array(expected),
    ratingCount: new Int32Array(expected),
    ratingSum: new Int32Array(expected),
    createdAt: new Float64Array(expected),
    /** The name's first bytes (headOf) and its length as ranks count it: so that few names need be read. */
    nameHead: new Int32Array(expected),
    nameLength: new Uint16Array(expected),
  }
  const names = makeNameList(expected)
  const joints = makeNameJoints(expected)
  /** The active products by what they promise. */
  let promising = Array.from({ length: PROMISES }, () => makeMarks(expected))

  function grow() {
    const room = columns.productId.length
    columns.categoryId = grown(columns.categoryId, room)
    columns.brandId = grown(columns.brandId, room)
    columns.cents = grown(columns.cents, room)
    columns.bits = grown(columns.bits, room)
    columns.ratingCount = grown(columns.ratingCount, room)
    columns.ratingSum = grown(columns.ratingSum, room)
    columns.createdAt = grown(columns.createdAt, room)
    columns.nameHead = grown(columns.nameHead, room)
    columns.nameLength = grown(columns.nameLength, room)
    joints.grow(room)
    promising = promising.map((marks) => grownMarks(marks, room))
  }

  function place(productId: number): number {
    const doc = places.placeOf(productId)
    columns.productId = places.ids
    if (doc === columns.bits.length) grow()
    return doc
  }

  function setBits(doc: number, bits: number) {
    columns.bits[doc] = bits
    for (const marks of promising) marks.remove(doc)
    if ((bits & ACTIVE) !== 0) promising[promise(bits)]?.set(doc)
  }

  return {
    columns,
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
      columns.categoryId[doc] = row.categoryId
      columns.brandId[doc] = row.brandId ?? STORE_BRAND_ID
      columns.cents[doc] = row.unitPriceCents
      setBits(doc, bitsOf(row))
      columns.ratingCount[doc] = row.ratingCount ?? 0
      columns.ratingSum[doc] = row.ratingSum ?? 0
      columns.createdAt[doc] = row.createdAt
      const name = row.productName
      names.put(doc, name)
      columns.nameHead[doc] = names.headOf(doc)
      columns.nameLength[doc] = rankedLength(name)
      joints.put(doc, name)
      return doc
    },
    /** A product that is gone is never active again; its number is not used anew. */
    remove(productId: number): void {
      const doc = places.find(productId)
      if (doc !== undefined) setBits(doc, 0)
    },
  }
}

const bitsOf = (row: FactsRow): number =>
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
