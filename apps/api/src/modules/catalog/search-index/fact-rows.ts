import { int32s } from './room.ts'

/**
 * The facts that searches ask of every match, side by side: of a million products each column of its own would be one
 * more look at memory far away.
 */
export type FactRows = Int32Array

/** Places in a product's row. */
export const CENTS = 0
export const CATEGORY_ID = 1
export const BRAND_ID = 2
/** Its yes-or-no facts in the lower half (product-facts.ts), the length of its name as ranks count it in the upper. */
const BITS = 3
const ROW_SIZE = 4

export type Fact = typeof CENTS | typeof CATEGORY_ID | typeof BRAND_ID

/** Room for so many products, with zeros in it. */
export const makeRows = (room: number): FactRows => new Int32Array(room * ROW_SIZE)

export const factOf = (rows: FactRows, doc: number, fact: Fact): number =>
  rows[doc * ROW_SIZE + fact] as number

export function setFact(rows: FactRows, doc: number, fact: Fact, value: number): void {
  rows[doc * ROW_SIZE + fact] = value
}

export const bitsOf = (rows: FactRows, doc: number): number =>
  (rows[doc * ROW_SIZE + BITS] as number) & 0xffff

export const nameLengthOf = (rows: FactRows, doc: number): number =>
  (rows[doc * ROW_SIZE + BITS] as number) >>> 16

export function setBits(rows: FactRows, doc: number, bits: number): void {
  rows[doc * ROW_SIZE + BITS] = (nameLengthOf(rows, doc) << 16) | bits
}

export function setNameLength(rows: FactRows, doc: number, length: number): void {
  rows[doc * ROW_SIZE + BITS] = (Math.min(length, 0xffff) << 16) | bitsOf(rows, doc)
}

/**
 * The facts of some products, each in a list of its own, for the work that is being done (inRoom). Read in one go: with
 * a million products to come back to a row costs as much as to come to it.
 */
export function readFacts(rows: FactRows, docs: Int32Array) {
  const { length } = docs
  const facts = {
    cents: int32s(length),
    categoryIds: int32s(length),
    brandIds: int32s(length),
    bits: int32s(length),
  }
  const { cents, categoryIds, brandIds, bits } = facts
  for (let at = 0; at < length; at++) {
    const doc = docs[at] as number
    cents[at] = factOf(rows, doc, CENTS)
    categoryIds[at] = factOf(rows, doc, CATEGORY_ID)
    brandIds[at] = factOf(rows, doc, BRAND_ID)
    bits[at] = bitsOf(rows, doc)
  }
  return facts
}
