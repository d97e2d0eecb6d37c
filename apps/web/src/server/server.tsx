import { AsyncLocalStorage } from 'node:async_hooks'
import { MISSING_PAGE } from '@mendwell/contract/content/reading-pages'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  NavigationType,
  type Navigator,
  parsePath,
  Router,
  RouterContextProvider,
} from 'react-router'
import { type Reply, travelBy } from '../api/calls/call.ts'
import { type PageState, pageStateOf } from '../api/calls/page-state.ts'
import { adoptConfigOf } from '../api/shop.ts'
import { loadFactWords } from '../components/facts/stated-rows.tsx'
import { loadExpiryWords } from '../features/product/buying/expires-from.tsx'
import { cleanAddress } from '../lib/addresses/clean-address.ts'
import { hrefBehindHash, hrefOnPages } from '../router/page-history.ts'
import { loadPageOf } from '../routes.tsx'
import { ShopApp } from '../shop-app.tsx'
import { Screens } from '../shop-router.tsx'
import { clientContext, type Found, serverRoutes } from './routes.ts'

export { STATE_ID } from '../api/calls/page-state.ts'
export { ARTICLES as articles } from '../components/reading/articles.ts'
export { slugOf } from '../lib/addresses/slugs.ts'
export { cleanPatterns } from './routes.ts'
export { cleanAddress }

/** Calls the API as a browser without a session would. */
export type Ask = (address: string) => Promise<Reply>

/** Answers the calls of the page being loaded. */
const requested = new AsyncLocalStorage<Ask>()
travelBy((address) => {
  const ask = requested.getStore()
  if (!ask) throw new Error(`Nothing is being loaded that could ask for ${address}`)
  return ask(address)
})

await Promise.all([loadFactWords(), loadExpiryWords()])
const handler = createStaticHandler(serverRoutes)

/** A page with all data it is rendered from. */
export interface LoadedPage extends Found {
  status: number
  client: QueryClient
}

/**
 * Loads a clean URL, such as /c/61-glucose-test-strips?page=2.
 * @returns a permanent redirect for other spellings, and for app paths typed without their hash.
 * @throws when the API does not answer.
 */
export async function loadPage(url: string, ask: Ask): Promise<LoadedPage | { location: string }> {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  })
  const found = (await load(url, client, ask)) ?? (await load(MISSING_PAGE, client, ask))
  if (found instanceof Response) return { location: found.headers.get('Location') ?? '/' }
  if (!found) throw new Error('There is no page for what is missing')
  return { ...found, status: found.path === MISSING_PAGE ? 404 : 200, client }
}

/**
 * The same for a screen behind the hash, by its app path.
 * @returns undefined if only the browser renders it, such as the cart, or if nothing is there.
 */
export async function loadScreen(address: string, ask: Ask): Promise<LoadedPage | undefined> {
  const clean = cleanAddress(address)
  const led = clean && (await loadPage(clean, ask))
  const page = led && 'location' in led ? await loadPage(led.location, ask) : led
  return page && 'client' in page && page.status === 200 ? { ...page, address } : undefined
}

/** What the loader of a URL found, or its redirect; undefined if nothing is there. */
async function load(url: string, client: QueryClient, ask: Ask) {
  const requestContext = new RouterContextProvider(new Map([[clientContext, client]]))
  const request = new Request(`http://shop${url}`)
  const result = await requested.run(ask, () => handler.query(request, { requestContext }))
  if (result instanceof Response) return result
  const [error] = Object.values(result.errors ?? {})
  if (error instanceof Error) throw error
  if (error) return undefined
  const [found] = Object.values(result.loaderData)
  return found as Found
}

/** A page without navigation. */
const nowhere = () => {}
const navigatorBy = (createHref: Navigator['createHref']): Navigator => ({
  createHref,
  go: nowhere,
  push: nowhere,
  replace: nowhere,
})

/** Link targets: a visit that started behind the hash stays there. */
const NAVIGATORS = { page: navigatorBy(hrefOnPages), hash: navigatorBy(hrefBehindHash) }

/** A page as it is sent. */
export interface RenderedPage {
  html: string
  state: PageState
}

/** Renders a loaded page: markup, and the data with which the browser hydrates it. */
export async function renderPage(
  { address, client }: LoadedPage,
  links: keyof typeof NAVIGATORS,
): Promise<RenderedPage> {
  adoptConfigOf(client)
  const location = { pathname: '/', search: '', hash: '', ...parsePath(address) }
  await loadPageOf(location.pathname)
  const html = renderToString(
    <ShopApp client={client}>
      <Router
        location={location}
        navigationType={NavigationType.Pop}
        navigator={NAVIGATORS[links]}
        static
      >
        <Screens />
      </Router>
    </ShopApp>,
  )
  return { html, state: pageStateOf(client) }
}

/** The response of a call to the page, if it made one. */
export const answerTo = ({ client }: LoadedPage, url: string): unknown =>
  client
    .getQueryCache()
    .getAll()
    .find(({ queryKey }: { queryKey: QueryKey }) => queryKey[0] === url)?.state.data
