import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import type { SituationPageWire } from '@mendwell/contract/catalog/situations'
import type { ShopConfigWire } from '@mendwell/contract/shop/shop'
import { Money } from '@mendwell/contract/wire/shapes'
import { ANYBODY, saleRefusal } from '@mendwell/domain/catalog/sale-class'
import type { Cents } from '@mendwell/domain/money/money'
import { shippingFor } from '@mendwell/domain/money/shipping'
import { isOnBackorder } from '@mendwell/domain/orders/stock'
import * as z from 'zod/mini'

export const CONTEXT = 'https://schema.org'
const SHOP = { '@type': 'Country', name: 'US' }

/** A breadcrumb of a page, with its absolute URL. */
export interface Crumb {
  name: string
  url: string
}

export const breadcrumbs = (crumbs: readonly Crumb[]) => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
})

export const itemList = (items: readonly Crumb[]) => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url,
  })),
})

export const organization = (config: ShopConfigWire, url: string) => ({
  '@context': CONTEXT,
  '@type': 'OnlineStore',
  name: config.shopName,
  url,
  logo: `${url}icon-512.png`,
  telephone: config.phone,
  email: config.contactEmail,
  hasMerchantReturnPolicy: returnPolicy(config),
})

const returnPolicy = ({ returnRules }: ShopConfigWire) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: SHOP.name,
  returnPolicyCategory: `${CONTEXT}/MerchantReturnFiniteReturnWindow`,
  merchantReturnDays: returnRules.refundDays,
  returnMethod: `${CONTEXT}/ReturnByMail`,
  returnFees: `${CONTEXT}/ReturnFeesCustomerResponsibility`,
})

/**
 * A page for a situation: a medical page in the sense of schema.org only if a clinically trained person has reviewed
 * it.
 */
export const situationData = (page: SituationPageWire, url: string) => ({
  '@context': CONTEXT,
  '@type': page.approval ? 'MedicalWebPage' : 'WebPage',
  name: page.title,
  description: page.lead,
  url,
  inLanguage: 'en-US',
  dateModified: page.readAgainOn,
  ...(page.approval && {
    lastReviewed: page.approval.approvedOn,
    reviewedBy: {
      '@type': 'Person',
      name: page.approval.approvedBy,
      jobTitle: page.approval.approvedRole,
    },
  }),
})

/** An article that staff have written. */
export interface ArticleShown {
  title: string
  article: { on: string; author: string }
  description: string
  url: string
  /** The shop's name. */
  site: string
}

/** An article for search engines (schema.org/Article). */
export const articleData = ({ title, article, description, url, site }: ArticleShown) => ({
  '@context': CONTEXT,
  '@type': 'Article',
  headline: title,
  description,
  url,
  datePublished: article.on,
  author: { '@type': 'Person', name: article.author },
  publisher: { '@type': 'Organization', name: site },
})

interface Shown {
  product: ProductWire
  config: ShopConfigWire
  /** Absolute URLs of the page and its pictures. */
  url: string
  images: readonly string[]
  /** What one piece adds to shipping by subtotal, in cents (decision 0068). */
  surchargeCents: Cents
}

/** The offer states the price that the cart charges for one piece, and the shipping for it alone. */
export const productData = ({ product, config, url, images, surchargeCents }: Shown) => ({
  '@type': 'Product',
  name: product.productName,
  description: product.productDetails || product.productName,
  image: images,
  sku: product.sku,
  ...(product.gtin && { gtin: product.gtin }),
  category: product.subCategory,
  brand: { '@type': 'Brand', name: product.brandName },
  ...ratingData(product.rating),
  // What cannot be ordered is not offered.
  ...(isOffered(product) && { offers: offer({ product, config, url, surchargeCents }) }),
})

/** The stars of a product, or of all its sizes or packs; nothing without ratings. */
export const ratingData = (rating: ProductWire['rating'] | undefined) =>
  rating &&
  rating.count > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
    },
  }

/** Whether it can be ordered at the price on the page. */
export const isOffered = (product: ProductWire): boolean =>
  saleRefusal({ ...product, price: product.onlinePrice }, ANYBODY) === null

const offer = ({ product, config, url, surchargeCents }: Omit<Shown, 'images'>) => ({
  '@type': 'Offer',
  url,
  price: product.onlinePrice.toFixed(2),
  priceCurrency: config.currency,
  availability: `${CONTEXT}/${availability(product, config)}`,
  itemCondition: `${CONTEXT}/NewCondition`,
  shippingDetails: {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: SHOP.name },
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: shippingOf(product.onlinePrice, config, surchargeCents).toFixed(2),
      currency: config.currency,
    },
  },
  hasMerchantReturnPolicy: returnPolicy(config),
})

function availability({ quantity }: ProductWire, { allowBackorder }: ShopConfigWire): string {
  if (!isOnBackorder(quantity)) return 'InStock'
  return allowBackorder ? 'BackOrder' : 'OutOfStock'
}

/** Dollars for an order of this amount only, with the surcharge of what it is about. */
function shippingOf(
  amount: number,
  { shippingTiers }: ShopConfigWire,
  surchargeCents: Cents,
): number {
  const tiers = shippingTiers.map(({ from, cost }) => ({
    fromCents: z.decode(Money, from),
    costCents: z.decode(Money, cost),
  }))
  return z.encode(Money, shippingFor(z.decode(Money, amount), tiers) + surchargeCents)
}
