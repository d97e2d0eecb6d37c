import { isSameCart, mergeCarts, syncedKey } from '@mendwell/domain/carts/merge-carts'
import { addToList } from '@mendwell/domain/lists/saved-lists'
import { holdsCardNumber } from '@mendwell/domain/money/card-numbers'
import type { NewCartLine } from '@mendwell/domain/orders/cart'
import { CallProblem } from '../../api/calls/call.ts'
import { queryClient } from '../../api/calls/query-client.ts'
import { type KeptLineAnswer, sendCart } from '../../api/carts.ts'
import { productsByCodes } from '../../api/orders/quick-order.ts'
import { currentLists, keepLists } from '../../state/saved-lists.ts'
import { changeCart, currentCart } from '../cart/cart.ts'
import { hasPendingOrder } from '../draft/pending-order-key.ts'
import { productToCartLine } from '../lines/put-in-cart.ts'
import {
  cutsOf,
  goneLine,
  hasEqualLines,
  keyOfLine,
  sentOf,
  syncedOf,
  withMerged,
} from './merged-lines.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { readSynced, type Synced, writeSynced } from './synced.ts'

/** Waits for a shopper who keeps changing the cart meanwhile. */
const MAX_ROUNDS = 4

const alone = oneAtATime('mendwell.cart')

/**
 * Syncs this browser's cart with the customer's; one call after the other, across tabs.
 * @throws CallProblem, Unreachable: then both stay unchanged, and the next attempt continues from there.
 */
export const syncCart = (custId: number): Promise<void> => alone(() => exchange(custId))

async function exchange(custId: number): Promise<void> {
  // An unanswered order is retried from the cart; what it takes out of it is not known yet.
  if (hasPendingOrder()) return
  adoptCart(custId)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    if (hasEqualLines(currentCart())) return
    const synced = readSynced() ?? { custId, base: [] }
    const mine = synced.sending ?? currentCart().map(syncedOf).map(sentOf)
    // A note still being typed; the shop would reject it.
    if (mine.some(({ notes }) => holdsCardNumber(notes))) return
    if (!(await send({ ...synced, sending: mine }))) return
    const { base } = readSynced() ?? synced
    if (isSameCart(currentCart().map(syncedOf), base)) return
  }
}

/**
 * The previous customer left without signing out: their lines are removed from this browser and are safe in the shop.
 * Lines added since, and a guest's, are kept.
 */
function adoptCart(custId: number): void {
  const before = readSynced()
  if (before?.custId === custId) return
  if (before) {
    const theirs = new Set([...before.base, ...(before.sending ?? [])].map(syncedKey))
    changeCart((cart) => cart.filter((line) => !theirs.has(keyOfLine(line))))
  }
  writeSynced({ custId, base: [] })
}

/** One sync; false if it has to be retried later. What is sent is stored first, so that a retry is identical. */
async function send(synced: Synced & { sending: readonly KeptLineAnswer[] | Synced['base'] }) {
  const { custId, base, sending } = synced
  writeSynced(synced)
  let lines: readonly KeptLineAnswer[]
  try {
    lines = (await sendCart({ base: [...base], lines: [...sending] })).lines
  } catch (error) {
    // Refused as is: it changed nothing, and one of its lines has to change first.
    if (error instanceof CallProblem && error.problem.status === 422) {
      writeSynced({ custId, base })
    }
    throw error
  }
  const make = await makerOf(lines)
  // Signed out meanwhile, here or in another tab.
  if (readSynced()?.custId !== custId) return false
  if (hasEqualLines(currentCart())) return false
  let surplus: readonly KeptLineAnswer[] = []
  changeCart((cart) => {
    const merged = mergeCarts<KeptLineAnswer>(sending, cart.map(syncedOf), lines)
    const next = withMerged(cart, merged, make)
    surplus = next.surplus
    return next.cart
  })
  keepForLater(surplus)
  writeSynced({ custId, base: lines.map(sentOf) })
  return true
}

/** Creates new cart lines from products the shop sells now, at today's prices. */
async function makerOf(
  lines: readonly KeptLineAnswer[],
): Promise<(line: KeptLineAnswer) => NewCartLine> {
  const known = new Set(currentCart().map(keyOfLine))
  const skus = lines.filter((line) => line.sku !== '' && !known.has(syncedKey(line)))
  const codes = [...new Set(skus.map(({ sku }) => sku))]
  const answer =
    codes.length > 0
      ? await queryClient.fetchQuery({ ...productsByCodes(codes), staleTime: 0 })
      : []
  const products = new Map(
    answer.flatMap((named) => named.products.map((product) => [product.productId, product])),
  )
  return (line) => {
    const product = products.get(line.productId)
    if (!product) return goneLine(line)
    const { quantity, notes } = line
    return {
      ...productToCartLine(product, { quantity }),
      cuttingAttributes: cutsOf(line),
      notes,
    }
  }
}

/** Two full carts exceed the limit of one: none of it is lost. */
function keepForLater(surplus: readonly KeptLineAnswer[]): void {
  if (surplus.length === 0) return
  const lists = addToList(currentLists(), '', surplus)
  if (typeof lists !== 'string') keepLists(lists)
}
