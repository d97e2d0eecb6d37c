import * as contract from '@mendwell/contract/purchasing/suppliers'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import {
  changeSupplier,
  getSupplier,
  makeSupplier,
  removeSupplierProduct,
  saveSupplierProduct,
} from './suppliers/save-supplier.ts'
import { findSupplierPage } from './suppliers/suppliers.repository.ts'

/** Staff door, purchasing.write: suppliers and their terms. */
export const staffSupplierRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = deps
    app.route({
      ...contract.findSuppliers,
      handler: (request) => findSupplierPage(db, request.query),
    })

    app.route({
      ...contract.getSupplier,
      handler: (request) => getSupplier(db, request.params.supplierId),
    })

    app.route({
      ...contract.makeSupplier,
      handler: async (request) => makeSupplier(db, await signedIn(deps, request), request.body),
    })

    app.route({
      ...contract.changeSupplier,
      handler: async (request) => {
        const { supplierId } = request.params
        const who = await signedIn(deps, request)
        return changeSupplier(db, who, { supplierId, supplier: request.body })
      },
    })

    app.route({
      ...contract.saveSupplierProduct,
      handler: async (request) => {
        const who = await signedIn(deps, request)
        return saveSupplierProduct(db, who, { ...request.params, terms: request.body })
      },
    })

    app.route({
      ...contract.removeSupplierProduct,
      handler: async (request) =>
        removeSupplierProduct(db, await signedIn(deps, request), request.params),
    })
  }
