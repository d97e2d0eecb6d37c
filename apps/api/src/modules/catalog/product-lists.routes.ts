import * as contract from '@mendwell/contract/catalog'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { keepAnswers, LIST_MAX_AGE_MS } from '../../cache/keep-answers.ts'
import { type Deps, readerOf } from '../../deps.ts'
import { findOfCategory, findPopular, findRelated } from './find-products.ts'
import { listProducts } from './list-products.ts'
import type { Scope } from './list-scope.repository.ts'
import { searchProducts } from './search-products.ts'
import { suggestProducts } from './suggest-products.ts'
import { recordMiss } from './synonyms.repository.ts'

const ALL_CATEGORIES = -1

/** A list of one category changes with its own products; every other one with any product. */
const policyFor = (...tags: string[]) => ({ tags, maxAgeMs: LIST_MAX_AGE_MS })
const anyProduct = policyFor('catalog')
/** What is found depends on the synonyms too. */
const search = policyFor('catalog', 'search')

/** Open door: every list of products, all of them kept for a few seconds. */
export const productListRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const { replay: onRequest, answer } = keepAnswers(() => deps.cache)

    app.route({
      ...contract.findProductsByCategory,
      onRequest,
      handler: (request, reply) => {
        const { categoryId } = request.params
        const isAll = categoryId === ALL_CATEGORIES
        const policy = isAll ? anyProduct : policyFor(`category:${categoryId}`)
        const scope: Scope = isAll ? { kind: 'all' } : { kind: 'category', categoryId }
        return answer(request, reply, policy, () =>
          listProducts(readerOf(deps), scope, request.query),
        )
      },
    })
    app.route({
      ...contract.findProductsByBrands,
      onRequest,
      handler: (request, reply) => {
        const scope: Scope = { kind: 'brands', brandIds: contract.readIds(request.params.ids) }
        return answer(request, reply, anyProduct, () =>
          listProducts(readerOf(deps), scope, request.query),
        )
      },
    })
    app.route({
      ...contract.searchProducts,
      onRequest,
      handler: (request, reply) =>
        answer(request, reply, search, () =>
          searchProducts(readerOf(deps), request.params.term, {
            options: request.query,
            onMiss: (term) => recordMiss(deps.db, term),
          }),
        ),
    })
    app.route({
      ...contract.suggest,
      onRequest,
      handler: (request, reply) =>
        answer(request, reply, search, () => suggestProducts(readerOf(deps), request.query.q)),
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
