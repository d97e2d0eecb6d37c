import * as kinds from '@mendwell/contract/catalog/kinds'
import * as forms from '@mendwell/contract/catalog/product-form'
import * as contract from '@mendwell/contract/catalog/staff-products'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { maySeeCosts } from '../../ground/principal.ts'
import { identify, signedIn } from '../../http/sessions/identify.ts'
import { confirmKinds } from './product-form/confirm-kinds.ts'
import { duplicateProduct } from './product-form/duplicate-product.ts'
import { editProducts } from './product-form/edit-products.ts'
import { findStock, moveStock } from './product-form/move-stock.ts'
import { getStaffProduct, saveProduct, updateProduct } from './product-form/save-product.ts'
import { findWaitingPage } from './product-form/waiting-products.repository.ts'

/** Staff door: the product form, changes of several products at once, and the stock. */
export const staffProductRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = deps
    app.route({
      ...forms.saveProduct,
      handler: async (request) => saveProduct(deps, request.body, await signedIn(deps, request)),
    })

    app.route({
      ...forms.updateProduct,
      handler: async (request) => updateProduct(deps, request.body, await signedIn(deps, request)),
    })

    app.route({
      ...contract.editStaffProducts,
      handler: async (request) =>
        editProducts(deps, request.body.rows, await signedIn(deps, request)),
    })

    app.route({
      ...kinds.findWaitingProducts,
      config: { permission: 'catalogue.read' },
      handler: (request) => findWaitingPage(db, request.query),
    })

    app.route({
      ...kinds.confirmKinds,
      handler: async (request) =>
        confirmKinds(deps, request.body.rows, await signedIn(deps, request)),
    })

    app.route({
      ...contract.duplicateProduct,
      handler: async (request) =>
        duplicateProduct(deps, request.params.productId, await signedIn(deps, request)),
    })

    app.route({
      ...contract.getStaffProduct,
      config: { permission: 'catalogue.read' },
      handler: async (request) => {
        const seesCosts = maySeeCosts(await identify(deps, request))
        return getStaffProduct(db, request.params.productId, { seesCosts })
      },
    })

    app.route({
      ...contract.findStockMovements,
      config: { permission: 'catalogue.read' },
      handler: (request) => findStock(db, request.params.productId),
    })

    app.route({
      ...contract.moveStock,
      config: { permission: 'stock.write' },
      handler: async (request) => {
        const { productId } = request.params
        return moveStock(deps, { ...request.body, productId }, await signedIn(deps, request))
      },
    })
  }
