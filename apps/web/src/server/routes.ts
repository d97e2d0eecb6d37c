import { MISSING_PAGE } from '@mendwell/contract/content/reading-pages'
import { readCompared } from '@mendwell/domain/compare/comparing'
import type { QueryClient } from '@tanstack/react-query'
import {
  createContext,
  type LoaderFunction,
  matchPath,
  type RouteObject,
  redirect,
} from 'react-router'
import { CallProblem } from '../api/calls/call.ts'
import {
  brands,
  categories,
  categoriesOf,
  departments,
  relatedProducts,
} from '../api/catalog/catalog.ts'
import { comparedProducts } from '../api/catalog/compared.ts'
import { devices, devicesOf } from '../api/catalog/devices.ts'
import { familyOf } from '../api/catalog/families.ts'
import { kindOf } from '../api/catalog/kinds.ts'
import { questionsOf } from '../api/catalog/questions.ts'
import { publicRecalls } from '../api/catalog/recalls.ts'
import { situations, someSituations } from '../api/catalog/situations.ts'
import { hasSizes } from '../api/catalog/size-charts.ts'
import { homeBanner, storeHours } from '../api/content.ts'
import { footerPages, ownArticles, replacedText } from '../api/own-pages.ts'
import { news, shopConfig } from '../api/shop.ts'
import { wordsOf } from '../api/words/medical-words.ts'
import { ARTICLES } from '../components/reading/articles.ts'
import { readView } from '../features/catalog/view/shop-view.ts'
import { listQuery } from '../features/catalog/view/use-product-list.ts'
import { deals } from '../features/home/deals/deals.tsx'
import { HOME_NEEDS } from '../features/home/needs.tsx'
import { popular } from '../features/home/offers/popular.ts'
import { articleQuery } from '../features/pages/reading/article-products.tsx'
import { readAsked } from '../features/recalls/read-asked.ts'
import { appAddress, cleanAddress } from '../lib/addresses/clean-address.ts'
import { pages } from '../routes.tsx'
import {
  cleanPath,
  type FindSubject,
  findArticle,
  findDepartment,
  findDevice,
  findLegalPage,
  findList,
  findOwnPage,
  findProduct,
  findProductQuestions,
  findSituation,
  type Place,
  type Subject,
} from './subject.ts'

/** The query cache that a request's loaders fill. */
export const clientContext = createContext<QueryClient>()

/** What a loader found: the screen's address in the app, such as /shop/61, what it is about, */
export interface Found {
  address: string
  subject: Subject
  /** Without filters and page numbers. */
  path: string
}

/** How the server handles a page of the route table. */
interface Rendered {
  find: FindSubject
  /** The queries of its screen. */
  ask: (client: QueryClient, place: Place, subject: Subject) => readonly Promise<unknown>[]
}

const plain: Rendered = { find: async () => ({ kind: 'plain' }), ask: () => [] }

/** MAP: by path, the pages with data of their own; all others are plain text pages. */
const RENDERED: Readonly<Record<string, Partial<Rendered>>> = {
  '': {
    ask: (client) => [
      client.ensureQueryData(homeBanner()),
      client.ensureQueryData(popular()),
      client.ensureQueryData(deals()),
      client.ensureQueryData(someSituations(HOME_NEEDS)),
    ],
  },
  'shop/:categoryId': {
    find: findList,
    ask: (client, { params, search }) => {
      const view = readView(params.categoryId, search)
      const isOfBrand = view.choices.brandId !== undefined
      return [
        client.ensureQueryData(listQuery(view)),
        ...(isOfBrand ? [client.ensureQueryData(brands())] : []),
      ]
    },
  },
  'category/:department': {
    find: findDepartment,
    ask: (client, { params }) => [client.ensureQueryData(categoriesOf(params.department ?? ''))],
  },
  'productsingle/:productId/:categoryName/:categoryId': {
    find: findProduct,
    ask: (client, _place, subject) => {
      if (subject.kind !== 'product') return []
      const { productId, categoryId, brandId } = subject.product
      return [
        client.ensureQueryData(relatedProducts(productId, categoryId, brandId)),
        client.ensureQueryData(kindOf(productId)),
        client.ensureQueryData(wordsOf(productId)),
        client.ensureQueryData(familyOf(productId)),
        client.ensureQueryData(hasSizes(productId)),
        client.ensureQueryData(devicesOf(productId)),
      ]
    },
  },
  'questions/:productId': {
    find: findProductQuestions,
    ask: (client, { params }) => [client.ensureQueryData(questionsOf(Number(params.productId)))],
  },
  compare: {
    ask: (client, { search }) => [
      client.ensureQueryData(comparedProducts(readCompared(search.get('ids') ?? '').ids)),
    ],
  },
  about: { ask: (client) => [client.ensureQueryData(replacedText('about'))] },
  faq: { ask: (client) => [client.ensureQueryData(replacedText('faq'))] },
  'return-policy': { ask: (client) => [client.ensureQueryData(replacedText('return-policy'))] },
  'pages/:slug': { find: findOwnPage },
  blogs: { ask: (client) => [client.ensureQueryData(ownArticles())] },
  contact: { ask: (client) => [client.ensureQueryData(storeHours())] },
  brands: { ask: (client) => [client.ensureQueryData(brands())] },
  recalls: {
    ask: (client, { search }) => [client.ensureQueryData(publicRecalls(readAsked(search)))],
  },
  devices: { ask: (client) => [client.ensureQueryData(devices())] },
  'devices/:deviceKey': { find: findDevice },
  'legal/:pageKey': { find: findLegalPage },
  need: { ask: (client) => [client.ensureQueryData(situations())] },
  'need/:situationKey': { find: findSituation },
  'blogs/:slug': {
    find: findArticle,
    ask: (client, { params }) => {
      const article = ARTICLES.find(({ slug }) => slug === params.slug)
      return article?.categoryIds.map((id) => client.ensureQueryData(articleQuery(id))) ?? []
    },
  },
}

/** The queries of the frame around every screen. */
const askFrame = (client: QueryClient) => [
  client.ensureQueryData(shopConfig()),
  client.ensureQueryData(departments()),
  client.ensureQueryData(categories()),
  client.ensureQueryData(news()),
  client.ensureQueryData(footerPages()),
]

/** A refusal is shown by the screen; without an answer there is no page. */
async function heed(answer: Promise<unknown>): Promise<void> {
  try {
    await answer
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
  }
}

const missing = () => new Response(null, { status: 404 })

/** '/about' for '/about/' (Decisions §5). */
const withoutSlash = (pathname: string) => pathname.replace(/([^/])\/$/, '$1')

/** Redirects to the one clean URL of the subject, or fills the cache with all queries of its screen. */
function loaderOf(path: string, isClean: boolean): LoaderFunction {
  const { find, ask } = { ...plain, ...RENDERED[path] }
  return async ({ request, context }): Promise<Found> => {
    const client = context.get(clientContext)
    const { pathname, search } = new URL(request.url)
    const typed = withoutSlash(pathname) + search
    const address = isClean ? appAddress(withoutSlash(pathname), search) : typed
    if (address === undefined) throw missing()
    if (cleanAddress(address) === undefined) throw redirect(`/#${address}`, 301)
    const place = placeOf(address, path)
    const subject = await find(place, client)
    if (!subject) throw missing()
    const clean = cleanPath(subject, place)
    if (clean !== pathname) throw redirect(clean + (isClean ? search : ''), 301)
    await Promise.all([...askFrame(client), ...ask(client, place, subject)].map(heed))
    // A product looks the same regardless of other parts of its URL.
    return { address: subject.kind === 'product' ? place.pathname : address, subject, path: clean }
  }
}

function placeOf(address: string, path: string): Place {
  const { pathname, searchParams } = new URL(address, 'http://shop')
  const params = matchPath(`/${path}`, decodeURI(pathname))?.params ?? {}
  return { pathname, params, search: searchParams }
}

/** Any other URL: the shop has nothing there, says so and offers alternatives. */
const loadMissing: LoaderFunction = async ({ context }): Promise<Found> => {
  await Promise.all(askFrame(context.get(clientContext)).map(heed))
  return { address: MISSING_PAGE, subject: { kind: 'plain' }, path: MISSING_PAGE }
}

/** The route table for the server: each page at its clean URLs, with redirects from those of the app. */
export const serverRoutes: RouteObject[] = pages.flatMap(({ path, clean = [] }) =>
  path === '*'
    ? [{ path, loader: loadMissing }]
    : [
        ...clean.map((at) => ({ path: at, loader: loaderOf(path, true) })),
        ...(clean.includes(`/${path}`)
          ? []
          : [{ path: `/${path}`, loader: loaderOf(path, false) }]),
      ],
)

/** The URLs that the server renders. */
export const cleanPatterns: readonly string[] = pages.flatMap(({ clean = [] }) => clean)
