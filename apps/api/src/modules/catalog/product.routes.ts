import * as contract from '@mendwell/contract/catalog/catalog'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Db } from '../../db/db.ts'
import { readEvenAside } from '../../db/replica.ts'
import type { Deps } from '../../deps/deps.ts'
import { staffMay } from '../../ground/principal.ts'
import { identify } from '../../http/sessions/identify.ts'
import { getProductImage } from './pictures/rendering/get-product-image.ts'
import { getProduct } from './products/get-product.ts'

/** Open door: one product; staff also see hidden ones. */
export const productRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.getProduct,
      handler: async (request, reply) => {
        const { id: productId } = request.params
        const isStaff = async () => staffMay(await identify(deps, request), 'catalogue.read')
        const read = async (db: Db) => {
          const product = await getProduct(db, productId, { isStaff })
          if (!request.query.include) return product
          return {
            ...product,
            productImage: await getProductImage({ db, files: deps.files }, productId),
          }
        }
        const aside = deps.config.databaseReplicaUrl ? deps.catalogue : undefined
        const product = await readEvenAside(deps.db, aside, read)
        if (!product.showFlag) reply.header('Cache-Control', 'private, no-store')
        return product
      },
    })
  }
