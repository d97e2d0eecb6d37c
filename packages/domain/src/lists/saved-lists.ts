import { MAX_CART_LINES, MAX_ID, MAX_QUANTITY, MIN_QUANTITY } from '../orders/limits.ts'

/** A whole list goes into a cart, so it holds as many lines as one. */
export const MAX_LIST_LINES = MAX_CART_LINES
export const MAX_LISTS = 20
export const MAX_LIST_NAME = 60
/** Merging two customers with full lists must lose nothing, so this much is stored and synced. */
export const MAX_SYNCED_LISTS = 5 * MAX_LISTS
export const MAX_SYNCED_LIST_LINES = 10 * MAX_LIST_LINES

/** What is stored of a product for later. */
export interface ListLine {
  productId: number
  /** The key by which the shop finds it again. */
  sku: string
  productName: string
  quantity: number
  /** For products that are cut; null otherwise. */
  cut: string | null
  notes: string
}

export interface SavedList {
  /** '' is the cart's "saved for later". */
  name: string
  lines: readonly ListLine[]
}

/** Why lists stay unchanged. */
export type ListFault = 'NO_NAME' | 'NAME_TAKEN' | 'NO_LINES' | 'TOO_MANY_LINES' | 'TOO_MANY_LISTS'

const isSame = (one: ListLine, other: ListLine) =>
  one.productId === other.productId && one.cut === other.cut && one.notes === other.notes

const isNamed = (name: string) => (list: SavedList) => list.name === name

/** Adds one line; an equal one grows, to at most 99 pieces. */
function withLine(lines: readonly ListLine[], line: ListLine): ListLine[] {
  const known = lines.find((other) => isSame(other, line))
  if (!known) return [...lines, line]
  const quantity = Math.min(MAX_QUANTITY, known.quantity + line.quantity)
  return lines.map((other) => (other === known ? { ...line, quantity } : other))
}

/** Adds lines to the named list, which is created if missing; all of them or none. */
export function addToList(
  lists: readonly SavedList[],
  name: string,
  lines: readonly ListLine[],
): readonly SavedList[] | ListFault {
  if (lines.length === 0) return 'NO_LINES'
  // Checked before merging: no shopper has a list of 10,000 lines.
  if (lines.length > MAX_LIST_LINES) return 'TOO_MANY_LINES'
  const known = lists.find(isNamed(name))
  if (!known && lists.length >= MAX_LISTS) return 'TOO_MANY_LISTS'
  const all = lines.reduce<ListLine[]>(withLine, [...(known?.lines ?? [])])
  if (all.length > MAX_LIST_LINES) return 'TOO_MANY_LINES'
  if (!known) return [...lists, { name, lines: all }]
  return lists.map((list) => (list === known ? { name, lines: all } : list))
}

/** Creates a list with a name no other has, ignoring case. */
export function makeList(
  lists: readonly SavedList[],
  typed: string,
  lines: readonly ListLine[],
): readonly SavedList[] | ListFault {
  const name = typed.trim()
  if (name === '' || name.length > MAX_LIST_NAME) return 'NO_NAME'
  const taken = lists.some((list) => list.name.toLowerCase() === name.toLowerCase())
  return taken ? 'NAME_TAKEN' : addToList(lists, name, lines)
}

/** Removes one line; "saved for later" disappears with its last one. */
export function removeListLine(
  lists: readonly SavedList[],
  name: string,
  at: number,
): readonly SavedList[] {
  return lists
    .map((list) =>
      list.name === name ? { name, lines: list.lines.filter((_, place) => place !== at) } : list,
    )
    .filter((list) => list.lines.length > 0)
}

/** Removes a list with all its lines. */
export const removeList = (lists: readonly SavedList[], name: string): readonly SavedList[] =>
  lists.filter((list) => list.name !== name)

/** The lists stored by a browser; whatever cannot be parsed is dropped. */
export function readLists(stored: unknown): readonly SavedList[] {
  if (!Array.isArray(stored)) return []
  return stored
    .flatMap((entry: unknown) => {
      if (!isRecord(entry) || typeof entry.name !== 'string' || !Array.isArray(entry.lines)) {
        return []
      }
      const lines = entry.lines.filter(isLine).slice(0, MAX_SYNCED_LIST_LINES)
      return lines.length > 0 ? [{ name: entry.name.slice(0, MAX_LIST_NAME), lines }] : []
    })
    .slice(0, MAX_SYNCED_LISTS)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isWhole = (value: unknown, least: number, most: number) =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most

const isLine = (value: unknown): value is ListLine =>
  isRecord(value) &&
  isWhole(value.productId, 1, MAX_ID) &&
  isWhole(value.quantity, MIN_QUANTITY, MAX_QUANTITY) &&
  typeof value.sku === 'string' &&
  typeof value.productName === 'string' &&
  typeof value.notes === 'string' &&
  (value.cut === null || typeof value.cut === 'string')
