import * as contract from '@mendwell/contract/product-form'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps.ts'
import { signedIn } from '../../http/identify.ts'
import { signatureOf } from '../../http/principal.ts'
import { saveProduct, updateProduct } from './save-product.ts'

/** Staff door: the product form. */
export const staffProductRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.saveProduct,
      handler: async (request) => {
        const updatedBy = signatureOf(await signedIn(deps, request))
        return saveProduct(deps, request.body, updatedBy)
      },
    })

    app.route({
      ...contract.updateProduct,
      handler: async (request) => {
        const updatedBy = signatureOf(await signedIn(deps, request))
        return updateProduct(deps, request.body, updatedBy)
      },
    })
  }
