import type { VisitStep } from '@mendwell/domain/reports/visits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps/deps.ts'
import { countByDay } from '../../../http/visitors/count-by-day.ts'
import { addVisits } from './visits.repository.ts'

const QUOTE = '/api/orders/quote'

/** The step that a request indicates, by its route: pages of the server, and calls of the open web app. */
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

/** First segments of URLs behind the hash, which the server renders on a first visit. */
const SCREENS: Record<string, VisitStep> = {
  '': 'home',
  home: 'home',
  shop: 'list',
  category: 'list',
  productsingle: 'product',
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Stores the visitors counted since the last time. */
    writeVisits: () => Promise<void>
  }
}

/** Pairs of visitor and step distinguished per day. */
const MOST = 1_000_000

/** Counts visitors by requests their browsers send anyway: no cookie, no script, no third party. */
export function countVisits(app: FastifyInstance, deps: Deps): void {
  const { count, write } = countByDay<VisitStep>(app, deps, {
    what: 'visits',
    most: MOST,
    write: (counted) => addVisits(deps.db, counted),
  })

  // Before the schema fills in defaults in a body.
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

/** Only the checkout names the country of taxation, even if it is still none. */
const namesCountry = (body: unknown) =>
  (body as { orders?: { country?: unknown } } | null)?.orders?.country !== undefined
