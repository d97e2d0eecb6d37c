import * as customers from '@mendwell/contract/people/customers'
import * as contract from '@mendwell/contract/people/sessions'
import { ownRoleId } from '@mendwell/domain/people/own-roles'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { identify, identifySession, notSignedIn, signedIn } from '../../http/sessions/identify.ts'
import { wantedLanguage } from '../../http/wanted-language.ts'
import { changeEmail } from './accounts/change-email.ts'
import { confirmEmail } from './accounts/confirm-email.ts'
import { register } from './accounts/register.ts'
import { saveCustomer } from './accounts/save-customer.ts'
import { sendConfirmation } from './accounts/send-confirmation.ts'
import { findCustomer } from './customers/customers.repository.ts'
import { getCustomer } from './customers/get-customer.ts'
import { changePassword } from './passwords/change-password.ts'
import { requestPasswordLink } from './passwords/request-password-link.ts'
import { setPasswordByLink } from './passwords/set-password-by-link.ts'
import type { OpenedSession } from './sessions/open-session.ts'
import { endSession, handOver, visitOf } from './sessions/session-answer.http.ts'
import { signIn } from './sessions/sign-in.ts'
import { findOwnRole } from './staff/roles/own-roles.repository.ts'

const visitorOf = (request: FastifyRequest) => ({
  ip: request.ip,
  language: wantedLanguage(request),
})

/** Open door: the four URLs to sign in do the same, and so do those to register (Decisions §6). */
export const signInRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.authenticate,
      handler: async (request, reply) => {
        const session = await signIn(deps, request.body, visitOf(request))
        return welcome(deps, { request, reply }, session)
      },
    })

    app.route({
      ...contract.authenticateCustomer,
      handler: async (request, reply) => {
        const { username: loginId, password: loginPassword } = request.body
        const session = await signIn(deps, { loginId, loginPassword }, visitOf(request))
        return { token: await handOver(deps, { request, reply }, session) }
      },
    })

    app.route({
      ...contract.loginOrRegister,
      handler: async (request, reply) => {
        if ('registration' in request.body) {
          return reply
            .code(201)
            .send(await register(deps, request.body.registration, visitorOf(request)))
        }
        const session = await signIn(deps, request.body.credentials, visitOf(request))
        return reply.code(200).send(await welcome(deps, { request, reply }, session))
      },
    })

    app.route({
      ...contract.getSession,
      handler: async (request, reply) => {
        const { ended } = await identifySession(deps, request)
        if (ended) await endSession(deps, { request, reply })
        const { custId, staffRole } = await identify(deps, request)
        const customer = custId === null ? null : ((await findCustomer(deps.db, custId)) ?? null)
        const roleId = ownRoleId(staffRole ?? '')
        const ownRole = roleId === undefined ? undefined : await findOwnRole(deps.db, roleId)
        const authenticated = customer !== null
        return { authenticated, customer, staffRole, ownRole, sessionEnded: ended }
      },
    })

    app.route({
      ...contract.signOut,
      handler: async (request, reply) => {
        const { session, ended } = await identifySession(deps, request)
        if (!session && !ended) throw await notSignedIn(deps, request)
        await endSession(deps, { request, reply })
        return { signedOut: true }
      },
    })
  }

/** Open door: creating accounts and recovering them by mail. */
export const accountRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...customers.register,
      handler: async (request, reply) =>
        reply.code(201).send(await register(deps, request.body, visitorOf(request))),
    })

    app.route({
      ...customers.registerCustomer,
      handler: async (request, reply) =>
        reply.code(201).send(await register(deps, request.body, visitorOf(request))),
    })

    app.route({
      ...customers.saveCustomer,
      handler: (request) => saveCustomer(deps, request.body, visitorOf(request)),
    })

    app.route({
      ...contract.forgotPassword,
      handler: async (request) => {
        await requestPasswordLink(deps, request.body.email, request.ip)
        return { sent: true }
      },
    })

    app.route({
      ...contract.resetPassword,
      handler: async (request, reply) => {
        const wanted = { ...request.body, purpose: 'RESET' } as const
        const session = await setPasswordByLink(deps, wanted, visitOf(request))
        return welcome(deps, { request, reply }, session)
      },
    })

    app.route({
      ...contract.claimAccount,
      handler: async (request, reply) => {
        const wanted = { ...request.body, purpose: 'CLAIM' } as const
        const session = await setPasswordByLink(deps, wanted, visitOf(request))
        return welcome(deps, { request, reply }, session)
      },
    })
  }

/** Customer door: changes to the sign-in itself. */
export const ownAccountRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.changePassword,
      handler: async (request, reply) => {
        const { custId } = await signedIn(deps, request)
        const change = { ...request.body, custId }
        const session = await changePassword(deps, change, visitOf(request))
        return welcome(deps, { request, reply }, session)
      },
    })

    app.route({
      ...customers.changeEmail,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        await changeEmail(deps, { ...request.body, custId }, request.ip)
        return { sent: true }
      },
    })

    app.route({
      ...customers.sendConfirmation,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        await sendConfirmation(deps, custId, request.ip)
        return { sent: true }
      },
    })

    app.route({
      ...customers.confirmEmail,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        return confirmEmail(deps.db, custId, request.body.token)
      },
    })
  }

/** The answer to every successful sign-in. */
async function welcome(
  deps: Deps,
  exchange: { request: FastifyRequest; reply: FastifyReply },
  session: OpenedSession,
) {
  const customer = await getCustomer(deps.db, session.custId)
  return { authenticated: true, token: await handOver(deps, exchange, session), customer }
}
