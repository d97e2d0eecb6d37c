import * as contract from '@mendwell/contract/devices/staff-devices'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { getStaffDevice, removeDevice, saveDevice } from './edit-devices.ts'
import { addFit, changeFit, removeFit } from './edit-fits.ts'
import { findStaffDevices } from './staff-devices.repository.ts'

/** Staff door: devices, and statements of what fits them. */
export const staffDeviceRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const mayRead = { permission: 'catalogue.read' } as const
    app.route({
      ...contract.listStaffDevices,
      config: mayRead,
      handler: () => findStaffDevices(deps.db),
    })
    app.route({
      ...contract.getStaffDevice,
      config: mayRead,
      handler: (request) => getStaffDevice(deps.db, request.params.deviceKey),
    })
    app.route({
      ...contract.saveDevice,
      handler: async (request) => saveDevice(deps, request.body, await signedIn(deps, request)),
    })
    app.route({
      ...contract.deleteDevice,
      handler: async (request) =>
        removeDevice(deps, request.params.deviceKey, await signedIn(deps, request)),
    })
    app.route({
      ...contract.addFit,
      handler: async (request) =>
        addFit(deps, request.params.deviceKey, request.body, await signedIn(deps, request)),
    })
    app.route({
      ...contract.changeFit,
      handler: async (request) =>
        changeFit(deps, request.params, request.body, await signedIn(deps, request)),
    })
    app.route({
      ...contract.removeFit,
      handler: async (request) => removeFit(deps, request.params, await signedIn(deps, request)),
    })
  }
