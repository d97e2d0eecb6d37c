import type { CheaperPackOffer, PackOfPieces } from '@mendwell/contract/packs/packs'
import { type Buyer, readSaleClass, saleRefusal } from '@mendwell/domain/catalog/sale-class'
import type { Cents } from '@mendwell/domain/money/money'
import { MAX_QUANTITY } from '@mendwell/domain/orders/limits'
import { cheaperPack } from '@mendwell/domain/packs/packs'
import type { Queryable } from '../../db/db.ts'
import { findSiblings } from './pack-prices.repository.ts'

/** A line of a cart as it was priced. */
interface Line {
  line: number
  product: {
    productId: number
    unitName: string
    piecesPerUnit: number | null
    /** null if not sold in packs. */
    pieceName: string | null
    /** null if in no group of packs. */
    packGroup: string | null
  }
  quantity: number
  /** The cart's price for one, in cents. */
  unitPriceCents: Cents
  discountCents: Cents
  notes: string | null
  attributes: readonly unknown[]
}

export interface LinePacks {
  pack: PackOfPieces | null
  cheaperPack: CheaperPackOffer | null
}

/**
 * How many pieces the lines of a cart hold, and which other packs hold the same for less. A line with an offer's
 * discount, a cut or a note of its own gets none: its new price could not be stated exactly.
 */
export async function pricePacks(
  db: Queryable,
  lines: readonly Line[],
  buyer: Buyer,
): Promise<ReadonlyMap<number, LinePacks>> {
  const groups = lines.flatMap(({ product }) => product.packGroup ?? [])
  const siblings = groups.length === 0 ? [] : await findSiblings(db, groups)
  const buyable = siblings.filter(
    ({ priceCents, saleClass, rx, quoteOnly }) =>
      saleRefusal(
        { saleClass: readSaleClass(saleClass), rx, quoteOnly, price: priceCents },
        buyer,
      ) === null,
  )
  const inCart = (productId: number) =>
    lines.reduce((sum, one) => sum + (one.product.productId === productId ? one.quantity : 0), 0)
  return new Map(
    lines.flatMap(({ line, product, quantity, unitPriceCents, discountCents, ...more }) => {
      const { packGroup, unitName, pieceName } = product
      if (pieceName === null) return []
      const pieces = product.piecesPerUnit ?? 1
      const isPlain = discountCents === 0 && !more.notes && more.attributes.length === 0
      const others = buyable.filter(
        (one) => isPlain && one.groupKey === packGroup && one.productId !== product.productId,
      )
      const found = cheaperPack(
        { pieces, quantity, priceCents: unitPriceCents },
        others.map(({ quantity: available, ...other }) => ({ ...other, available })),
      )
      const offer = found && found.quantity + inCart(found.productId) <= MAX_QUANTITY ? found : null
      const packsOfLine: LinePacks = {
        pack: pieces > 1 ? { unitName, pieces, pieceName } : null,
        cheaperPack: offer && {
          productId: offer.productId,
          productName:
            others.find(({ productId }) => productId === offer.productId)?.productName ?? '',
          quantity: offer.quantity,
          saving: offer.savedCents,
        },
      }
      return [[line, packsOfLine] as const]
    }),
  )
}
