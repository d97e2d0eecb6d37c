import * as contract from '@mendwell/contract/people/own-roles'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../../deps/deps.ts'
import { signedIn } from '../../../../http/sessions/identify.ts'
import { changeRole, createRole, deleteRole } from './change-roles.ts'
import { findOwnRoles } from './own-roles.repository.ts'

/** Staff door: the roles that the owner creates. */
export const ownRoleRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({ ...contract.findOwnRoles, handler: () => findOwnRoles(deps.db) })

    app.route({
      ...contract.createOwnRole,
      handler: async (request) => createRole(deps.db, await signedIn(deps, request), request.body),
    })

    app.route({
      ...contract.changeOwnRole,
      handler: async (request) => {
        const { before, ...role } = request.body
        const { roleId } = request.params
        return changeRole(deps.db, await signedIn(deps, request), { roleId, role, before })
      },
    })

    app.route({
      ...contract.deleteOwnRole,
      handler: async (request) => {
        await deleteRole(deps.db, await signedIn(deps, request), request.params.roleId)
        return { deleted: true }
      },
    })
  }
