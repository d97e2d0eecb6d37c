import * as contract from '@mendwell/contract/catalog/catalog'
import { findByCodes as findByCodesContract } from '@mendwell/contract/catalog/quick-order'
import { type ListOptions, readIds } from '@mendwell/contract/lists/list-options'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { findPopular, findRelated } from '../catalog/products/find-products.ts'
import { findCategoryText } from '../catalog/taxonomy/catalog.repository.ts'
import { findByCodes } from './by-code/find-by-codes.ts'
import { noteMiss } from './fall-back/note-miss.ts'
import { findPage } from './lists/list-page.ts'
import type { Scope } from './lists/list-scope.repository.ts'
import { searchProducts } from './search-products.ts'
import { suggestProducts } from './suggest-products.ts'

const ALL_CATEGORIES = -1

/** Whether the request filters the list. */
const isNarrowed = ({ page, pageSize, sort, families, ...filters }: ListOptions): boolean =>
  Object.values(filters).some((value) => value !== undefined)

/** Open door: every list of products. */
export const productListRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const findProducts = async (scope: Scope, options: ListOptions) =>
      (await findPage(deps.catalogue, scope, options)).page

    app.route({
      ...contract.findProductsByCategory,
      handler: async ({ params: { categoryId }, query: { kind, ...options } }) => {
        const isAll = categoryId === ALL_CATEGORIES
        if (kind !== undefined) {
          const within = isAll ? options : { ...options, categoryId: [categoryId] }
          return { ...(await findProducts({ kind: 'kind', kindKey: kind }, within)), about: '' }
        }
        if (isAll) return { ...(await findProducts({ kind: 'all' }, options)), about: '' }
        const [page, about] = await Promise.all([
          findProducts({ kind: 'category', categoryId }, options),
          findCategoryText(deps.catalogue, categoryId),
        ])
        return { ...page, about }
      },
    })
    app.route({
      ...contract.findProductsByBrands,
      handler: ({ params, query }) =>
        findProducts({ kind: 'brands', brandIds: readIds(params.ids) }, query),
    })
    app.route({
      ...contract.searchProducts,
      handler: async (request) => {
        const { exact = false, ...options } = request.query
        const page = await searchProducts(deps.catalogue, request.params.term, {
          options,
          isExact: exact,
          onMiss: (term, { partial }) => noteMiss(deps, { term, partial, address: request.ip }),
        })
        if (!isNarrowed(options)) request.found = page.total
        return page
      },
    })
    app.route({
      ...findByCodesContract,
      handler: ({ body }) => findByCodes(deps.catalogue, body.codes),
    })
    app.route({
      ...contract.suggest,
      handler: ({ query }) => suggestProducts(deps.catalogue, query.q),
    })
    app.route({
      ...contract.findPopularProducts,
      handler: ({ query }) => findPopular(deps.catalogue, query),
    })
    app.route({
      ...contract.findPopularMeatProducts,
      handler: () => findPopular(deps.catalogue, { dept: 'MEAT' }),
    })
    app.route({
      ...contract.findFoodProducts,
      handler: async ({ params: { categoryId } }) => {
        const scope = { kind: 'category', categoryId } as const
        const { productList } = await findProducts(scope, { page: 1, sort: 'relevance' })
        return { productList }
      },
    })
    app.route({
      ...contract.relatedProducts,
      handler: ({ params }) => findRelated(deps.catalogue, params),
    })
  }
