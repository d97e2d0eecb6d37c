import * as contract from '@mendwell/contract/catalog/catalog'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { findBrands, findDepartments } from './taxonomy/catalog.repository.ts'
import { listCategories } from './taxonomy/list-categories.ts'

/** Open door: the catalog, except products. */
export const catalogRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findCategories,
      handler: () => listCategories(deps.catalogue),
    })
    app.route({
      ...contract.findAllCategories,
      handler: () => listCategories(deps.catalogue),
    })
    app.route({
      ...contract.findCategoriesByName,
      handler: (request) => listCategories(deps.catalogue, request.params.name),
    })
    app.route({
      ...contract.findBrands,
      handler: () => findBrands(deps.catalogue),
    })
    app.route({
      ...contract.findDepartments,
      handler: () => findDepartments(deps.catalogue),
    })
  }
