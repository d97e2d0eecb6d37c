import * as contract from '@mendwell/contract/people/staff'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { forbidden } from '../../../ground/errors.ts'
import { staffMay } from '../../../ground/principal.ts'
import { tokenHash } from '../../../ground/secret-token.ts'
import { identifySession, signedIn } from '../../../http/sessions/identify.ts'
import { readSessionCredential } from '../../../http/sessions/session-cookie.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../../limits/reserve-attempt.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import {
  findSessionsOf,
  markSecondFactor,
  revokeSessionByHandle,
  revokeSessionsOf,
} from '../sessions/sessions.repository.ts'
import {
  changeStaff,
  getMember,
  inviteStaff,
  listStaff,
  resetSecondFactor,
} from './change-staff.ts'
import { countRecoveryCodes } from './second-factor.repository.ts'
import {
  beginSecondFactor,
  checkSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
} from './second-factor.ts'

const currentHash = (deps: Deps, request: FastifyRequest) =>
  tokenHash(readSessionCredential(deps.config, request)?.token ?? '')

/** The sign-in state of a request's session. */
async function standingOf(deps: Deps, request: FastifyRequest) {
  const { custId } = await signedIn(deps, request)
  const { session } = await identifySession(deps, request)
  const secondFactor = session?.secondFactor ?? 'off'
  const role = session?.heldRole ?? null
  return {
    role,
    secondFactor,
    isRequired: role !== null && (await getShopSettings(deps.db)).requireSecondFactor,
    recoveryCodesLeft: secondFactor === 'given' ? await countRecoveryCodes(deps.db, custId) : 0,
  }
}

/** Customer door: a session that still lacks its second factor has no staff rights yet. */
export const staffEntryRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.getStaffStanding,
      handler: (request) => standingOf(deps, request),
    })

    app.route({
      ...contract.giveSecondFactor,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        const { session } = await identifySession(deps, request)
        if (session?.secondFactor !== 'due') throw forbidden()
        await checkSecondFactor(deps, custId, request.body.code)
        await markSecondFactor(deps.db, currentHash(deps, request))
        return {
          ...(await standingOf(deps, request)),
          secondFactor: 'given' as const,
          recoveryCodesLeft: await countRecoveryCodes(deps.db, custId),
        }
      },
    })
  }

/** Staff door, every role: one's own second factor and sessions. */
export const ownStaffRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    /** Whose sessions: one's own, or another member's for managers of staff. */
    const ownerOf = async (request: FastifyRequest, wanted: number | undefined) => {
      const principal = await signedIn(deps, request)
      if (wanted === undefined || wanted === principal.custId) return principal.custId
      if (!staffMay(principal, 'staff.manage')) throw forbidden()
      return (await getMember(deps.db, wanted)).custId
    }

    app.route({
      ...contract.findStaffSessions,
      handler: async (request) => {
        const custId = await ownerOf(request, request.query.custId)
        const current = currentHash(deps, request)
        const sessions = await findSessionsOf(deps.db, custId)
        return sessions.map(({ tokenSha256, ...session }) => ({
          ...session,
          isCurrent: tokenSha256.equals(current),
        }))
      },
    })

    app.route({
      ...contract.revokeStaffSession,
      handler: async (request) => {
        const { custId: wanted, publicHandle } = request.body
        const custId = await ownerOf(request, wanted)
        return { revoked: await revokeSessionByHandle(deps.db, { custId, publicHandle }) }
      },
    })

    app.route({
      ...contract.revokeOtherStaffSessions,
      handler: async (request) => {
        const custId = await ownerOf(request, request.body.custId)
        await revokeSessionsOf(deps.db, custId, { but: currentHash(deps, request) })
        return { revoked: true }
      },
    })

    app.route({
      ...contract.beginSecondFactor,
      config: { setsUpSecondFactor: true },
      handler: async (request) => beginSecondFactor(deps.db, await signedIn(deps, request)),
    })

    app.route({
      ...contract.confirmSecondFactor,
      config: { setsUpSecondFactor: true },
      handler: async (request) => {
        const who = await signedIn(deps, request)
        const answer = await confirmSecondFactor(deps, who, request.body.code)
        // The holder of the app has just proven it.
        await markSecondFactor(deps.db, currentHash(deps, request))
        return answer
      },
    })

    app.route({
      ...contract.endSecondFactor,
      handler: async (request) => {
        const who = await signedIn(deps, request)
        await endSecondFactor(deps, who, request.body.code)
        const ended = { secondFactor: 'off', isRequired: false, recoveryCodesLeft: 0 } as const
        return { role: who.staffRole, ...ended }
      },
    })
  }

/** Staff door: members of staff and their roles. */
export const staffMemberRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({ ...contract.findStaff, handler: () => listStaff(deps.db) })

    app.route({
      ...contract.inviteStaff,
      handler: async (request) => {
        const who = await signedIn(deps, request)
        await reserveAttempt(deps, LIMITS.invite, who.custId)
        return inviteStaff(deps.db, who, request.body)
      },
    })

    app.route({
      ...contract.changeStaff,
      handler: async (request) => {
        const who = await signedIn(deps, request)
        return changeStaff(deps.db, who, { ...request.body, custId: request.params.custId })
      },
    })

    app.route({
      ...contract.resetSecondFactor,
      handler: async (request) => {
        const who = await signedIn(deps, request)
        return resetSecondFactor(deps.db, who, request.params.custId)
      },
    })
  }
