import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { addressOf, CallProblem, readProblem } from './api/call.ts'
import { SEEDS_ID, type Seed } from './api/seeds.ts'
import { session } from './api/sessions.ts'
import { adoptConfigOf } from './api/shop.ts'
import { ARTICLES } from './components/articles.ts'
import { appAddress } from './lib/clean-address.ts'
import { idWithSlug, slugOf } from './lib/slugs.ts'
import { linkBehindHash, linkOnPages } from './router/shop-bar.ts'
import { stillHistory } from './router/shop-history.ts'
import { hasScreen, loadPageOf } from './routes.tsx'
import { ShopApp } from './shop-app.tsx'

/** The articles there are, by the last part of their address. */
export const articleSlugs: readonly string[] = ARTICLES.map(({ slug }) => slug)

export { cleanAddress } from './lib/clean-address.ts'
export { appAddress, hasScreen, idWithSlug, SEEDS_ID, slugOf }

/** Asks the API what a browser would; personal things are never asked. */
export type Ask = (address: string) => Promise<Response>

export interface Drawing {
  html: string
  seeds: Seed[]
}

/** Answers bring new questions, such as a product its relatives: more rounds than any page needs. */
const MAX_ROUNDS = 5

/** Where links lead: a visit that began behind the hash stays there. */
const LINKS = { page: linkOnPages, hash: linkBehindHash }

/**
 * Draws the screen of an address of the app, such as /shop/61, with everything it asks for answered.
 * Question and screen stay in one place: it is drawn until it asks nothing new.
 */
export async function drawPage(
  address: string,
  ask: Ask,
  links: keyof typeof LINKS,
): Promise<Drawing> {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  })
  const asked = noteQuestions(client)
  const history = stillHistory(address, LINKS[links])
  await loadPageOf(history.last.location.pathname)
  let html = ''
  for (let round = 0; round < MAX_ROUNDS; round++) {
    html = renderToString(<ShopApp client={client} history={history} />)
    const open = [...asked.values()].filter(
      ({ queryKey }) => client.getQueryState(queryKey)?.status === 'pending',
    )
    if (open.length === 0) break
    await Promise.all(open.map((question) => answer(client, question, ask)))
    adoptConfigOf(client)
  }
  const seeds = seedsOf(client)
  client.clear()
  return { html, seeds }
}

const [SESSION] = session().queryKey

/** What a screen asks, and which part of the answer it keeps (api/query.ts). */
interface Question {
  queryKey: QueryKey
  pick: Pick
}
type Pick = ((answer: unknown) => unknown) | undefined

/** Notes which questions the screens really ask: parts that are closed name theirs without asking. */
function noteQuestions(client: QueryClient): Map<string, Question> {
  const asked = new Map<string, Question>()
  const complete = client.defaultQueryOptions.bind(client)
  const noting = (options: Parameters<typeof complete>[0]) => {
    const known = complete(options)
    if (known.enabled !== false && known.queryKey[0] !== SESSION) {
      asked.set(known.queryHash, { queryKey: known.queryKey, pick: known.meta?.pick as Pick })
    }
    return known
  }
  client.defaultQueryOptions = noting as typeof complete
  return asked
}

async function answer(client: QueryClient, { queryKey, pick }: Question, ask: Ask): Promise<void> {
  const queryFn = async () => {
    const response = await ask(addressOfKey(queryKey))
    if (!response.ok) throw new CallProblem(await readProblem(response))
    const whole: unknown = await response.json()
    return pick ? pick(whole) : whole
  }
  try {
    await client.fetchQuery({ queryKey, queryFn, retry: false })
  } catch (error) {
    // The screen shows a refusal; without an answer there is no page to show.
    if (!(error instanceof CallProblem)) throw error
  }
}

function addressOfKey([url, input]: QueryKey): string {
  const { params, query } = (input ?? {}) as Parameters<typeof addressOf>[1]
  return addressOf({ url: String(url) }, { params, query })
}

const seedsOf = (client: QueryClient): Seed[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data])
