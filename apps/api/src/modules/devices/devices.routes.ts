import * as contract from '@mendwell/contract/devices/devices'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { notFound } from '../../ground/errors.ts'
import { findDevice, findDevices, findDevicesOf, findFits } from './devices.repository.ts'

/** Open door: which devices there are, and what fits them. */
export const deviceRoutes =
  ({ db }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({ ...contract.findDevices, handler: () => findDevices(db) })
    app.route({
      ...contract.getDevice,
      handler: async (request) => {
        const device = await findDevice(db, request.params.deviceKey)
        if (!device) throw notFound('Device')
        return device
      },
    })
    app.route({
      ...contract.findProductDevices,
      handler: async (request) => {
        const devices = await findDevicesOf(db, request.params.productId)
        if (!devices) throw notFound('Product')
        return devices
      },
    })
    app.route({
      ...contract.findDeviceFits,
      handler: ({ query }) => findFits(db, query.device, query.product),
    })
  }
