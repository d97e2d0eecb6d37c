import type { ProductWire, ProductWithImageWire } from '@mendwell/contract/catalog/catalog'
import { toCents } from '@mendwell/contract/wire/dollars'
import { type NewCartLine, priceBeforeReduction } from '@mendwell/domain/orders/cart'
import { isOnSale } from '../../components/price/shown-price.ts'
import { imageSources } from '../../lib/addresses/images.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { plural, say, t } from '../../lib/words/texts.ts'
import { announce } from '../../ui/notices/announcer.tsx'
import { showToast } from '../../ui/notices/toast.tsx'
import { addToCart, stepsOf } from '../cart/cart.ts'

/** What a cart line needs of a product. */
type Goods = Pick<
  ProductWire,
  | 'productId'
  | 'productName'
  | 'categoryId'
  | 'category'
  | 'unitPrice'
  | 'salePrice'
  | 'discount'
  | 'cuttingAttributes'
  | 'optionsAttributes'
  | 'sku'
  | 'taxExemptFlag'
  | 'imageUrl'
  | 'imageMimeType'
> &
  Partial<Pick<ProductWithImageWire, 'tiers'>>

/** The shopper's choices for the product. */
export interface Choice {
  quantity?: number
  /** One of the product's cuts; defaults to the first. */
  cut?: string
}

/** The line that the browser stores (Specification §3). Its prices are list prices; the cart takes 10 percent off. */
export function productToCartLine(product: Goods, choice: Choice = {}): NewCartLine {
  const { unitPrice, salePrice } = product
  const prices = {
    unitPriceCents: toCents(unitPrice),
    salePriceCents: isOnSale(product) && salePrice !== null ? toCents(salePrice) : null,
    optionsAttributes: product.optionsAttributes.map(({ description }) => ({ description })),
    ...(product.tiers && { tiers: stepsOf(product.tiers) }),
  }
  const cut = choice.cut ?? product.cuttingAttributes[0]?.description
  return {
    productId: product.productId,
    category: product.category,
    categoryId: product.categoryId,
    productName: product.productName,
    sku: product.sku,
    // The URL, never the picture: storage holds 5 MB (Decisions §2).
    productImage: product.imageUrl,
    imageMimeType: product.imageMimeType,
    quantity: choice.quantity ?? 1,
    ...prices,
    centsWhenAdded: priceBeforeReduction(prices),
    cuttingAttributes: cut === undefined ? [] : [{ description: cut }],
    notes: '',
    taxExemptFlag: product.taxExemptFlag,
  }
}

/** Adds a product to the cart and announces it; focus and scroll stay where they are (ux §3.21). */
export function putInCart(product: Goods, choice: Choice = {}): void {
  addToCart(productToCartLine(product, choice))
  showToast({
    kind: 'good',
    title: say('itemAddedTitle'),
    text: say('itemAdded'),
    detail: `${choice.quantity ?? 1} × ${product.productName}`,
    picture: imageSources(product.imageUrl),
    links: [
      { label: t('shell.viewCart'), to: paths.cart },
      { label: t('shell.checkout'), to: paths.checkout },
    ],
  })
  announce(plural('shop.added', choice.quantity ?? 1, { name: product.productName }))
}
