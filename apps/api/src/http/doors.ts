import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { forbidden } from '../errors.ts'
import { identify, notSignedIn } from './identify.ts'
import { isStaff } from './principal.ts'

/** The customer door: every route of this scope needs a signed-in customer, else 401 with `detail`. */
export function requireCustomer(app: FastifyInstance, deps: Deps, detail?: string): void {
  app.addHook('onRequest', async (request) => {
    const { custId } = await identify(deps, request)
    if (custId === null) throw await notSignedIn(deps, request, detail)
  })
}

/** The staff door: 401 for visitors, 403 for customers, before a body is read. */
export function requireStaff(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', async (request) => {
    const principal = await identify(deps, request)
    if (principal.custId === null) throw await notSignedIn(deps, request)
    if (!isStaff(principal)) throw forbidden()
  })
}
