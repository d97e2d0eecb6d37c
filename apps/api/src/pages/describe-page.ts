import type { ProductPage, ProductWire } from '@mendwell/contract/catalog'
import type { ShopConfigWire } from '@mendwell/contract/shop'
import { DEFAULT_SETTINGS } from '@mendwell/domain/settings'
import type { Drawer, Drawing } from './drawing.ts'
import { type PageHead, shorten } from './page-head.ts'
import { breadcrumbs, type Crumb, itemList, organization, productData } from './structured-data.ts'
import { cleanPath, departmentPath, type Subject, withSlug } from './subject.ts'

interface Shown {
  subject: Subject
  address: string
  drawing: Drawing
  drawer: Drawer
  /** The shop's own address, with a slash at its end. */
  shop: string
}

const HOME = 'medical and home-care supplies'
const SHOP_LINE =
  'Medical and home-care supplies at the online price: diabetes, breathing, braces, mobility, baby and more.'
/** Shorter paragraphs are labels, in characters. */
const MIN_LEAD = 50
const PREVIEW_SCENE = 'media/scenes/hero?w=1600'

/** Title, description, preview and structured data of a page that was drawn. */
export function describePage(shown: Shown): PageHead {
  const { address, drawing, shop } = shown
  const config = answerTo<ShopConfigWire>(drawing, '/config')
  const site = config?.shopName ?? DEFAULT_SETTINGS.shopName
  const isHome = new URL(address, shop).pathname === '/'
  const heading = headingOf(drawing.html)
  const canonical = canonicalOf(shown)
  const crumbs = crumbsOf(shown, heading)
  const base: PageHead = {
    site,
    title: isHome ? `${site}: ${HOME}` : `${heading} - ${site}`,
    description: SHOP_LINE,
    canonical,
    image: shop + PREVIEW_SCENE,
    type: address.startsWith('/blogs/') ? 'article' : 'website',
    jsonLd: [
      ...(isHome && config ? [organization(config, shop)] : []),
      ...(isHome ? [] : [breadcrumbs(crumbs)]),
    ],
  }
  return { ...base, ...own(shown, base, config) }
}

/** What differs by what the page is about. */
function own(shown: Shown, base: PageHead, config: ShopConfigWire | undefined): Partial<PageHead> {
  const { subject, drawing, shop } = shown
  if (subject.kind === 'plain') {
    const lead = leadOf(drawing.html)
    return lead ? { description: shorten(lead) } : {}
  }
  if (subject.kind === 'department') return { description: shorten(subject.department.description) }
  if (subject.kind === 'product') return ofProduct(shown, base, config)
  const name = subject.kind === 'brand' ? subject.name : subject.category.subCategory
  const list = answerTo<ProductPage>(drawing, '/products/findProductsByCategory/:categoryId')
  const first = list?.productList[0]
  return {
    title: base.title.replace(/^Order /, ''),
    description: shorten(`${name}: ${list?.total ?? 0} products at the online price. ${SHOP_LINE}`),
    ...(first && { image: previewOf(shop, first) }),
    jsonLd: [...base.jsonLd, itemList(listed(list, shown))],
  }
}

function ofProduct({ subject, shop }: Shown, base: PageHead, config?: ShopConfigWire) {
  if (subject.kind !== 'product') return {}
  const { product } = subject
  const data =
    config &&
    productData({ product, config, url: base.canonical, images: [pictureOf(shop, product)] })
  return {
    description: shorten(product.productDetails || `${product.productName}. ${SHOP_LINE}`),
    image: previewOf(shop, product),
    type: 'product' as const,
    ...(config && { price: { dollars: product.onlinePrice, currency: config.currency } }),
    jsonLd: [...base.jsonLd, ...(data ? [data] : [])],
  }
}

type Pictured = Pick<ProductWire, 'productId' | 'imageUrl'>

const pictureOf = (shop: string, { imageUrl }: Pictured) => `${shop}${imageUrl.slice(1)}?w=800`

/** Its address changes with the picture, as that of the picture does. */
function previewOf(shop: string, { productId, imageUrl }: Pictured): string {
  const hash = imageUrl.slice(imageUrl.lastIndexOf('-') + 1)
  return `${shop}media/previews/${productId}-${hash}`
}

const listed = (list: ProductPage | undefined, { drawer, shop }: Shown): Crumb[] =>
  (list?.productList ?? []).map(({ productId, productName }) => ({
    name: productName,
    url: `${shop}p/${withSlug(productId, productName, drawer)}`,
  }))

/** Each page of a list is its own; other choices of a list are the list itself. */
function canonicalOf({ subject, address, drawer, shop }: Shown): string {
  const page = new URL(address, shop).searchParams.get('page')
  const rest = page && page !== '1' && subject.kind !== 'plain' ? `?page=${page}` : ''
  return shop + cleanPath(subject, address, drawer).slice(1) + rest
}

function crumbsOf(shown: Shown, heading: string): Crumb[] {
  const { subject, address, drawer, shop } = shown
  const at = (one: Subject) => shop + cleanPath(one, address, drawer).slice(1)
  const home = { name: 'Home', url: shop }
  const here = { name: heading, url: at(subject) }
  if (subject.kind !== 'product') return [home, here]
  const { category, categoryId, subCategory } = subject.product
  return [
    home,
    { name: category, url: shop + departmentPath(category, drawer).slice(1) },
    { name: subCategory, url: `${shop}c/${withSlug(categoryId, subCategory, drawer)}` },
    here,
  ]
}

/** What the page was told by a call, if it asked. */
function answerTo<T>({ seeds }: Drawing, url: string): T | undefined {
  return seeds.find(([key]) => key[0] === url)?.[1] as T | undefined
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim()

const headingOf = (html: string) => textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')
/** The first paragraph of the page that says something. */
function leadOf(html: string): string | undefined {
  const main = html.slice(html.indexOf('<main'))
  const paragraphs = main.matchAll(/<p[^>]*>(.*?)<\/p>/gs)
  return Array.from(paragraphs, ([, text = '']) => textOf(text)).find(
    ({ length }) => length >= MIN_LEAD,
  )
}
