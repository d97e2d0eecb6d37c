import * as contract from '@mendwell/contract/catalog'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { keepAnswers, liveAnswer } from '../../cache/keep-answers.ts'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../errors.ts'
import { identify } from '../../http/identify.ts'
import { staffMay } from '../../http/principal.ts'
import { tagsOfProduct } from './catalogue-tags.ts'
import { getProduct } from './get-product.ts'
import { getProductImage } from './get-product-image.ts'

/** Open door: one product, with the price that is charged at this moment. */
export const productRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const { replay, answer } = keepAnswers(() => deps.cache, keyOf)

    /** What only staff may see, and pictures in the answer, are kept by nobody. */
    async function answerAnew(request: FastifyRequest, reply: FastifyReply, asked: Asked) {
      const isStaff = async () => staffMay(await identify(deps, request), 'catalogue.read')
      const product = await getProduct(deps.db, asked.productId, { isStaff })
      reply.header('Cache-Control', product.showFlag ? 'public, no-cache' : 'private, no-store')
      if (!asked.withImage) return product
      return { ...product, productImage: await getProductImage(deps.db, product.productId) }
    }

    app.route({
      ...contract.getProduct,
      onRequest: (request, reply, done) =>
        asksMore(request) ? done() : replay(request, reply, done),
      handler: async (request, reply) => {
        const { id: productId } = request.params
        if (request.query.include) return answerAnew(request, reply, { productId, withImage: true })
        const read = () => getProduct(deps.db, productId, { isStaff: async () => false })
        try {
          return await answer(request, reply, liveAnswer(...tagsOfProduct(productId)), read)
        } catch (error) {
          if (!(error instanceof ShopError)) throw error
          return answerAnew(request, reply, { productId, withImage: false })
        }
      },
    })
  }

interface Asked {
  productId: number
  withImage: boolean
}

const asksMore = ({ query }: FastifyRequest) =>
  typeof query === 'object' && query !== null && 'include' in query

/** The address alone: whatever else is asked along changes nothing. */
const keyOf = ({ raw }: Pick<FastifyRequest, 'raw'>) => `product ${raw.url?.split('?', 1)[0]}`
