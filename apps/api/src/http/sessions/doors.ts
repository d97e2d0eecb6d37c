import type { MessageKey } from '@mendwell/contract/wire/messages'
import type { StaffPermission } from '@mendwell/domain/people/staff-permissions'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { forbidden, secondFactorMissing } from '../../ground/errors.ts'
import { isStaff, staffMay } from '../../ground/principal.ts'
import { identify, identifySession, notSignedIn } from './identify.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The permissions a member of staff needs, all of them; set by the staff door or by the route itself. 'any': every
     * member of staff, the handler decides the rest.
     */
    permission?: StaffPermission | readonly StaffPermission[] | 'any'
    /** Open to staff who must set up a second factor first, since it serves to do so. */
    setsUpSecondFactor?: boolean
  }
}

/** The customer door: every route of this scope needs a signed-in customer, else 401 with this message. */
export function requireCustomer(app: FastifyInstance, deps: Deps, code?: MessageKey): void {
  app.addHook('onRequest', async (request) => {
    const { custId } = await identify(deps, request)
    if (custId === null) throw await notSignedIn(deps, request, code)
  })
}

/**
 * The staff door: 401 for visitors, 403 for customers and for staff whose role lacks the route's
 * permission, before a body is read; 403 SECOND_FACTOR_MISSING for staff who must set up a second factor first. A route
 * without a `config.permission` of its own gets this one.
 */
export function requireStaff(
  app: FastifyInstance,
  deps: Deps,
  permission: StaffPermission | 'any',
): void {
  app.addHook('onRoute', (route) => {
    route.config = { permission, ...route.config }
  })
  app.addHook('onRequest', async (request) => {
    const principal = await identify(deps, request)
    if (principal.custId === null) throw await notSignedIn(deps, request)
    const needed = request.routeOptions.config.permission ?? permission
    const isLetIn =
      needed === 'any'
        ? isStaff(principal)
        : [needed].flat().every((each) => staffMay(principal, each))
    if (isLetIn) return
    const { session } = await identifySession(deps, request)
    if (session?.secondFactor !== 'missing') throw forbidden()
    if (!request.routeOptions.config.setsUpSecondFactor) throw secondFactorMissing()
  })
}
