import * as contract from '@mendwell/contract/devices/my-devices'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { syncDevices } from './sync-devices.ts'

/** Customer door: the caller's own devices in all browsers. */
export const myDeviceRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.syncDevices,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        return syncDevices(deps, custId, request.body)
      },
    })
  }
