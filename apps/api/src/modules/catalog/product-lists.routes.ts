import * as contract from '@mendwell/contract/catalog'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { keepAnswers, LIST_MAX_AGE_MS } from '../../cache/keep-answers.ts'
import type { Deps } from '../../deps.ts'
import { catalogueReaderOf, readerOf } from './catalogue-reader.ts'
import { CATALOGUE_TAGS, tagsOf } from './catalogue-tags.ts'
import { findOfCategory, findPopular, findRelated } from './find-products.ts'
import type { Scope } from './list-scope.repository.ts'
import { noteMiss } from './note-miss.ts'
import { openCatalogue } from './open-catalogue.ts'
import { searchProducts } from './search-products.ts'
import { suggestProducts } from './suggest-products.ts'

const ALL_CATEGORIES = -1

const policyFor = (...tags: string[]) => ({ tags, maxAgeMs: LIST_MAX_AGE_MS })
const anyProduct = policyFor('catalog')
const search = policyFor(...CATALOGUE_TAGS)

/** Open door: every list of products, all of them kept for a few seconds. */
export const productListRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const { replay: onRequest, answer } = keepAnswers(() => deps.cache)
    type Asked = FastifyRequest & { query: contract.ListOptions }
    const list = (request: Asked, reply: FastifyReply, scope: Scope) =>
      answer(request, reply, policyFor(...tagsOf(scope)), async () => {
        const catalogue = await openCatalogue(deps)
        return (await catalogue.list(scope, request.query)).compose()
      })

    app.route({
      ...contract.findProductsByCategory,
      onRequest,
      handler: (request, reply) => {
        const { categoryId } = request.params
        const isAll = categoryId === ALL_CATEGORIES
        return list(request, reply, isAll ? { kind: 'all' } : { kind: 'category', categoryId })
      },
    })
    app.route({
      ...contract.findProductsByBrands,
      onRequest,
      handler: (request, reply) =>
        list(request, reply, {
          kind: 'brands',
          brandIds: contract.readIds(request.params.ids),
        }),
    })
    app.route({
      ...contract.searchProducts,
      onRequest,
      handler: (request, reply) =>
        answer(request, reply, search, async () =>
          searchProducts(await openCatalogue(deps), request.params.term, {
            options: request.query,
            onMiss: (term, { partial }) => noteMiss(deps, { term, partial, address: request.ip }),
          }),
        ),
    })
    app.route({
      ...contract.suggest,
      onRequest,
      handler: (request, reply) =>
        answer(request, reply, search, async () =>
          suggestProducts(await openCatalogue(deps), request.query.q, catalogueReaderOf(deps)),
        ),
    })
    app.route({
      ...contract.findPopularProducts,
      onRequest,
      handler: (request, reply) =>
        answer(request, reply, anyProduct, () => findPopular(readerOf(deps), request.query)),
    })
    app.route({
      ...contract.findPopularMeatProducts,
      onRequest,
      handler: (request, reply) =>
        answer(request, reply, anyProduct, () => findPopular(readerOf(deps), { dept: 'MEAT' })),
    })
    app.route({
      ...contract.findFoodProducts,
      onRequest,
      handler: (request, reply) => {
        const { categoryId } = request.params
        const policy = policyFor(`category:${categoryId}`)
        return answer(request, reply, policy, () => findOfCategory(readerOf(deps), categoryId))
      },
    })
    app.route({
      ...contract.relatedProducts,
      onRequest,
      handler: (request, reply) =>
        answer(request, reply, anyProduct, () => findRelated(readerOf(deps), request.params)),
    })
  }
