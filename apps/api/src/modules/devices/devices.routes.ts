import * as contract from '@mendwell/contract/devices/devices'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { notFound } from '../../ground/errors.ts'
import { findDevice, findDevices, findDevicesOf, findFits } from './devices.repository.ts'

/** Open door: devices, and what fits them. */
export const deviceRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({ ...contract.findDevices, handler: () => findDevices(deps.db) })
    app.route({
      ...contract.getDevice,
      handler: async (request) => {
        const device = await findDevice(deps.db, request.params.deviceKey)
        if (!device) throw notFound('Device')
        return device
      },
    })
    app.route({
      ...contract.findProductDevices,
      handler: async (request) => {
        const devices = await findDevicesOf(deps.db, request.params.productId)
        if (!devices) throw notFound('Product')
        return devices
      },
    })
    app.route({
      ...contract.findDeviceFits,
      handler: ({ query }) => findFits(deps.db, query.device, query.product),
    })
  }
