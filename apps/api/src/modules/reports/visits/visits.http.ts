import type { VisitStep } from '@mendwell/domain/reports/visits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps/deps.ts'
import { countByDay } from '../../../http/visitors/count-by-day.ts'
import { addVisits } from './visits.repository.ts'

const QUOTE = '/api/orders/quote'

/** What a request is a sign of, by its route: pages of the server, and what the open web app asks for. */
const STEPS: Record<string, VisitStep> = {
  'GET /': 'home',
  'GET /c/:name': 'list',
  'GET /d/:name': 'list',
  'GET /b/:name': 'list',
  'GET /k/:name': 'list',
  'GET /need/:name': 'list',
  'GET /api/products/findProductsByCategory/:categoryId': 'list',
  'GET /api/products/searchProducts/:term': 'list',
  'GET /p/:name': 'product',
  'GET /api/products/:id': 'product',
  [`POST ${QUOTE}`]: 'cart',
  'POST /api/orders/save': 'order',
}

/** First parts of addresses behind the hash, which the server renders at a first visit. */
const SCREENS: Record<string, VisitStep> = {
  '': 'home',
  home: 'home',
  shop: 'list',
  category: 'list',
  productsingle: 'product',
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes down the visitors counted since the last time. */
    writeVisits: () => Promise<void>
  }
}

/** Pairs of visitor and step that are told apart in a day. */
const MOST = 1_000_000

/** Counts visitors by what their browsers ask for anyway: no cookie, no script, no company outside. */
export function countVisits(app: FastifyInstance, deps: Deps): void {
  const { count, write } = countByDay<VisitStep>(app, deps, {
    what: 'visits',
    most: MOST,
    write: (counted) => addVisits(deps.db, counted),
  })

  // Before the schema fills in what a body leaves out.
  const checkouts = new WeakSet<FastifyRequest>()
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.url === QUOTE && namesCountry(request.body)) checkouts.add(request)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply
    if (statusCode !== 200 && statusCode !== 304) return
    const step = checkouts.has(request) ? 'checkout' : stepOf(request)
    if (step) count(request, 'any', step)
  })
  app.decorate('writeVisits', write)
}

function stepOf({ method, routeOptions, params }: FastifyRequest): VisitStep | undefined {
  const route = `${method} ${routeOptions.url}`
  if (route === 'GET /screen/*') {
    const [first = ''] = (params as { '*'?: string })['*']?.split('/') ?? []
    return SCREENS[first]
  }
  return STEPS[route]
}

/** The checkout alone says in which country the goods are taxed, be it none yet. */
const namesCountry = (body: unknown) =>
  (body as { orders?: { country?: unknown } } | null)?.orders?.country !== undefined
