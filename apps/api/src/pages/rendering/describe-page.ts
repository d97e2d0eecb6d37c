import type { ProductPage, ProductWire } from '@mendwell/contract/catalog/catalog'
import type { ProductFamilyWire } from '@mendwell/contract/catalog/families'
import type { SituationPageWire } from '@mendwell/contract/catalog/situations'
import type { Span } from '@mendwell/contract/content/page-blocks'
import type { ShopConfigWire } from '@mendwell/contract/shop/shop'
import type { Cents } from '@mendwell/domain/money/money'
import { DEFAULT_SETTINGS } from '@mendwell/domain/shop/settings'
import { departmentPath, withSlug } from './clean-paths.ts'
import { groupData } from './family-data.ts'
import { type PageHead, shorten } from './page-head.ts'
import type { LoadedPage, PageRenderer, Subject } from './page-renderer.ts'
import {
  articleData,
  breadcrumbs,
  CONTEXT,
  type Crumb,
  isOffered,
  itemList,
  organization,
  productData,
  situationData,
} from './structured-data.ts'

interface Shown {
  page: LoadedPage
  html: string
  renderer: PageRenderer
  /** The shop's own URL, with a trailing slash. */
  shop: string
  /** What one piece of the page's product adds to shipping, in cents; 0 on other pages. */
  surchargeCents: Cents
}

const HOME = 'medical and home-care supplies'
const SHOP_LINE =
  'Medical and home-care supplies at the online price: diabetes, breathing, braces, mobility, baby and more.'
/** Shorter paragraphs are labels, in characters. */
const MIN_LEAD = 50
const PREVIEW_SCENE = 'media/scenes/hero?w=1600'

/** Title, description, preview and structured data of a rendered page. */
export function describePage(shown: Shown): PageHead {
  const { page, html, shop } = shown
  const config = answerTo<ShopConfigWire>(shown, '/config')
  const site = config?.shopName ?? DEFAULT_SETTINGS.shopName
  const isHome = page.path === '/'
  const heading = headingOf(html)
  const canonical = canonicalOf(shown)
  const crumbs = crumbsOf(shown, heading)
  const base: PageHead = {
    site,
    title: isHome ? `${site}: ${HOME}` : `${heading} - ${site}`,
    description: SHOP_LINE,
    canonical,
    image: shop + PREVIEW_SCENE,
    type: page.path.startsWith('/blogs/') ? 'article' : 'website',
    jsonLd: [
      ...(isHome && config ? [organization(config, shop)] : []),
      ...(isHome ? [] : [breadcrumbs(crumbs)]),
    ],
  }
  return { ...base, ...own(shown, base, config) }
}

/** The parts that depend on what the page is about. */
function own(shown: Shown, base: PageHead, config: ShopConfigWire | undefined): Partial<PageHead> {
  const { page, html, shop } = shown
  const { subject } = page
  if (page.path.startsWith('/need/')) return ofSituation(shown, base)
  if (subject.kind === 'plain') {
    const written = answerTo<WrittenText>(shown, '/pages/:slug')
    const lead = written?.lead.map(({ text }) => text).join('') ?? leadOf(html)
    return {
      ...(lead && { description: shorten(lead) }),
      ...(written?.article && ofArticle(written, written.article, base)),
    }
  }
  if (subject.kind === 'department') return { description: shorten(subject.department.description) }
  if (subject.kind === 'product') return ofProduct(shown, base, config)
  const name = nameOf(subject)
  const list = answerTo<ProductPage>(shown, '/products/findProductsByCategory/:categoryId')
  const first = list?.productList[0]
  return {
    title: base.title.replace(/^Order /, ''),
    description: shorten(`${name}: ${list?.total ?? 0} products at the online price. ${SHOP_LINE}`),
    ...(first && { image: previewOf(shop, first) }),
    jsonLd: [...base.jsonLd, itemList(listed(list, shown))],
  }
}

interface WrittenText {
  title: string
  lead: Span[]
  article: { on: string; author: string } | null
}

function ofArticle(
  { title, lead }: WrittenText,
  article: { on: string; author: string },
  { canonical: url, site, jsonLd }: PageHead,
): Partial<PageHead> {
  const description = shorten(lead.map(({ text }) => text).join(''))
  const data = articleData({ title, article, description, url, site })
  return { type: 'article', jsonLd: [...jsonLd, data] }
}

function nameOf(subject: Exclude<Subject, { kind: 'plain' | 'department' | 'product' }>): string {
  if (subject.kind === 'brand') return subject.name
  return subject.kind === 'category' ? subject.category.subCategory : subject.productKind.name
}

/** A page for a situation: the products it lists, and its reviewer if there is one. */
function ofSituation(shown: Shown, base: PageHead): Partial<PageHead> {
  const situation = answerTo<SituationPageWire>(shown, '/situations/:situationKey')
  if (!situation) return {}
  const products = situation.groups.flatMap(({ kinds }) => kinds.flatMap((kind) => kind.products))
  const [first] = products
  return {
    description: shorten(situation.lead),
    ...(first && { image: previewOf(shown.shop, first) }),
    jsonLd: [
      ...base.jsonLd,
      situationData(situation, base.canonical),
      itemList(linked(products, shown)),
    ],
  }
}

function ofProduct(shown: Shown, base: PageHead, config?: ShopConfigWire) {
  const { page, shop, surchargeCents } = shown
  const { subject } = page
  if (subject.kind !== 'product') return {}
  const { product } = subject
  const url = shop + page.path.slice(1)
  const images = [pictureOf(shop, product)]
  const data = config && productData({ product, config, url, images, surchargeCents })
  return {
    description: shorten(product.productDetails || `${product.productName}. ${SHOP_LINE}`),
    image: previewOf(shop, product),
    type: 'product' as const,
    ...(config &&
      isOffered(product) && {
        price: { dollars: product.onlinePrice, currency: config.currency },
      }),
    jsonLd: [
      ...base.jsonLd,
      ...(data ? [{ '@context': CONTEXT, ...inFamily(shown, product, data) }] : []),
    ],
  }
}

/** The description of a product, within its family if it has one. */
function inFamily(shown: Shown, { productId }: ProductWire, data: ReturnType<typeof productData>) {
  const family = familyOf(shown)
  if (!family) return data
  const urlOf = (member: Named) => urlOfProduct(shown, member)
  return groupData({ family, productId, data, url: canonicalOf(shown), urlOf })
}

const familyOf = (shown: Shown) =>
  answerTo<ProductFamilyWire>(shown, '/products/:productId/family')?.family

type Pictured = Pick<ProductWire, 'productId' | 'imageUrl'>

const pictureOf = (shop: string, { imageUrl }: Pictured) => `${shop}${imageUrl.slice(1)}?w=800`

/** Its URL changes with the picture, as the picture's own does. */
function previewOf(shop: string, { productId, imageUrl }: Pictured): string {
  const hash = imageUrl.slice(imageUrl.lastIndexOf('-') + 1)
  return `${shop}media/previews/${productId}-${hash}`
}

const listed = (list: ProductPage | undefined, shown: Shown): Crumb[] =>
  linked(list?.productList ?? [], shown)

const linked = (products: readonly Named[], shown: Shown): Crumb[] =>
  products.map((product) => ({ name: product.productName, url: urlOfProduct(shown, product) }))

type Named = Pick<ProductWire, 'productId' | 'productName'>

const urlOfProduct = ({ renderer, shop }: Shown, { productId, productName }: Named) =>
  `${shop}p/${withSlug(productId, productName, renderer)}`

/** Each page of a list has its own URL; its other options, and the members of a family, share one. */
function canonicalOf(shown: Shown): string {
  const { page, shop } = shown
  const [first] = familyOf(shown)?.members ?? []
  if (page.subject.kind === 'product' && first) return urlOfProduct(shown, first)
  const number = new URL(page.address, shop).searchParams.get('page')
  const rest = number && number !== '1' && page.subject.kind !== 'plain' ? `?page=${number}` : ''
  return shop + page.path.slice(1) + rest
}

function crumbsOf({ page, renderer, shop }: Shown, heading: string): Crumb[] {
  const home = { name: 'Home', url: shop }
  const here = { name: heading, url: shop + page.path.slice(1) }
  if (page.path.startsWith('/need/')) {
    return [home, { name: 'Shop by need', url: `${shop}need` }, here]
  }
  if (page.subject.kind !== 'product') return [home, here]
  const { category, categoryId, subCategory } = page.subject.product
  return [
    home,
    { name: category, url: shop + departmentPath(category, renderer).slice(1) },
    { name: subCategory, url: `${shop}c/${withSlug(categoryId, subCategory, renderer)}` },
    here,
  ]
}

/** What a call returned to the page, if it was called. */
function answerTo<T>({ page, renderer }: Shown, url: string): T | undefined {
  return renderer.answerTo(page, url) as T | undefined
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
/** The first paragraph of the page that is a sentence. */
function leadOf(html: string): string | undefined {
  const main = html.slice(html.indexOf('<main'))
  const paragraphs = main.matchAll(/<p[^>]*>(.*?)<\/p>/gs)
  return Array.from(paragraphs, ([, text = '']) => textOf(text)).find(
    ({ length }) => length >= MIN_LEAD,
  )
}
