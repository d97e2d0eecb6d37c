import { toCents } from '@mendwell/contract/wire/dollars'
import {
  addLine,
  type Cart,
  type CartLine,
  joinEqual,
  type NewCartLine,
  type ProductPrices,
  partsOf,
  type Refused,
  removeLine,
  restoreLine,
  setNotes,
  setPrices,
  setQuantity,
} from '@mendwell/domain/orders/cart'
import { type LineParts, lineKey } from '@mendwell/domain/orders/order-lines'
import { useSyncExternalStore } from 'react'
import { makeListeners } from '../../lib/store/listeners.ts'
import { readStoredCart, writeStoredCart } from './stored-cart.ts'

const KEY = 'localCart'
const { notifyAll, subscribe } = makeListeners()
/** What the server renders: it has no cart. */
const EMPTY: Cart = []
let cart = EMPTY
/** False while storage cannot be written: the stored cart is then older than the one in memory. */
let isStored = true
cart = load()
// A line that became equal to another while the page was closed.
if (joinEqual(cart) !== cart) joinLines()

function load(): Cart {
  if (!isStored) return cart
  try {
    return readStoredCart(localStorage.getItem(KEY))
  } catch {
    return cart // storage may be blocked: the cart then lasts until the page is closed
  }
}

function change(next: Cart): void {
  cart = next
  try {
    localStorage.setItem(KEY, writeStoredCart(next))
    isStored = true
  } catch {
    isStored = false
  }
  notifyAll()
}

// Another tab changed the cart.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key !== KEY && event.key !== null) return
  cart = load()
  notifyAll()
})

/** Notifies of every change of the cart, here or in another tab; returns how to unsubscribe. */
export const watchCart = subscribe

/** The cart, re-rendered whenever it changes, here or in another tab. */
export const useCart = (): Cart =>
  useSyncExternalStore(
    subscribe,
    () => cart,
    () => EMPTY,
  )

/** Updates the current cart, including what another tab has just done. */
export const changeCart = (next: (cart: Cart) => Cart): void => change(next(load()))
export const currentCart = (): Cart => cart
/** False if the browser's storage is full or blocked: the cart then lasts until the page is closed. */
export const isCartStored = (): boolean => isStored
export const addToCart = (line: NewCartLine): void => change(addLine(load(), line))
export const removeFromCart = (lineId: number): void => change(removeLine(load(), lineId))
export const putBack = (line: CartLine, index: number): void =>
  change(restoreLine(load(), line, index))
export const changeQuantity = (lineId: number, quantity: number): void =>
  change(setQuantity(load(), lineId, quantity))
export const changeNotes = (lineId: number, notes: string): void =>
  change(setNotes(load(), lineId, notes))
/** After typing a note: a line that became equal to another is merged into it. */
export function joinLines(): void {
  change(joinEqual(load()))
}
/** The steps of a price, in cents as the cart stores them. */
export const stepsOf = (tiers: readonly { from: number; unitPrice: number }[]) =>
  tiers.map(({ from, unitPrice }) => ({ from, cents: toCents(unitPrice) }))
/** Applies the prices the shop has just returned, so every view of the cart agrees. */
export const storePrices = (
  prices: readonly ProductPrices[],
  gone: readonly number[],
  refused: readonly Refused[],
): void => change(setPrices(load(), prices, gone, refused))
export const emptyCart = (): void => change([])
/** Removes what was ordered from the cart; what another tab added meanwhile stays. */
export function takeOrdered(items: readonly LineParts[]): void {
  const ordered = items.map(lineKey)
  change(load().filter((line) => !ordered.includes(lineKey(partsOf(line)))))
}
