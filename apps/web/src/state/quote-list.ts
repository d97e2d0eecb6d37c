import { MAX_QUOTE_LINES, MAX_QUOTED_PIECES } from '@mendwell/domain/orders/quote-requests'
import { useMemo, useSyncExternalStore } from 'react'
import { storedInBrowser } from '../lib/store/browser-storage.ts'
import { makeListeners } from '../lib/store/listeners.ts'

/** A product that the shopper wants a quote for, and how many pieces of it. */
export interface WantedProduct {
  productId: number
  quantity: number
}

const stored = storedInBrowser('mendwell.quote-list')
const { notifyAll, subscribe } = makeListeners()

/** As text, '1929x2,57x1': the same list is the same value. */
function read(): string {
  const value = stored.read()
  return typeof value === 'string' && /^\d{1,9}x\d{1,6}(,\d{1,9}x\d{1,6})*$/.test(value)
    ? value
    : ''
}

const listOf = (text: string): WantedProduct[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((entry) => {
      const [productId = 0, quantity = 1] = entry.split('x').map(Number)
      return { productId, quantity: Math.min(Math.max(1, quantity), MAX_QUOTED_PIECES) }
    })

function keep(list: readonly WantedProduct[]): void {
  const text = list.map(({ productId, quantity }) => `${productId}x${quantity}`).join()
  stored.write(text || undefined)
  notifyAll()
}

/** What this browser collects for one request, in the order in which it was added. */
export function useQuoteList(): readonly WantedProduct[] {
  const text = useSyncExternalStore(subscribe, read, () => '')
  return useMemo(() => listOf(text), [text])
}

/** Adds one piece of a product that is not in the list; a full list stays as it is. */
export function addToQuoteList(productId: number): void {
  const list = listOf(read())
  if (list.length >= MAX_QUOTE_LINES || list.some((one) => one.productId === productId)) return
  keep([...list, { productId, quantity: 1 }])
}

export function setQuotedQuantity(productId: number, quantity: number): void {
  keep(listOf(read()).map((one) => (one.productId === productId ? { productId, quantity } : one)))
}

export function removeFromQuoteList(productId: number): void {
  keep(listOf(read()).filter((one) => one.productId !== productId))
}

/** The request was sent. */
export const clearQuoteList = (): void => keep([])
