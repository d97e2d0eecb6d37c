import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { toCents, toDollars } from '@mendwell/contract/wire/dollars'
import { pricePerPiece } from '@mendwell/domain/money/price-check'
import { formatMoney, t } from '../../lib/words/texts.ts'

const COUNTED = /^(?:pack|package|box|bottle|bag|case) of (\d{1,5})\b/i

/** How many pieces one unit holds ('pack of 100' holds 100); undefined if not stated or 1. */
export function piecesOf(unitName: string): number | undefined {
  const count = Number(COUNTED.exec(unitName.trim())?.[1])
  return count > 1 ? count : undefined
}

type Counted = Pick<ProductWire, 'onlinePrice' | 'pieces' | 'unitName'>

/** '10 yards', '1,000 calories': what is measured has no pieces to price one by one. */
const MEASURED = /^\d/

/** The price per piece of a pack, in dollars; undefined for a single piece, below one cent or without a price. */
export function eachPrice({ onlinePrice, pieces, unitName }: Counted): number | undefined {
  if (MEASURED.test(unitName)) return undefined
  const cents = pricePerPiece(toCents(onlinePrice), pieces ?? piecesOf(unitName) ?? null)
  return cents === null || cents < 1 ? undefined : toDollars(cents)
}

/** '$0.12 each', if one holds several pieces. */
export function eachWords(product: Counted): string | undefined {
  const price = eachPrice(product)
  return price === undefined ? undefined : t('common.each', { price: formatMoney(price) })
}
