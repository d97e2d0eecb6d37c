import * as contract from '@mendwell/contract/catalog'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { keepAnswers, LIST_MAX_AGE_MS } from '../../cache/keep-answers.ts'
import type { Deps } from '../../deps.ts'
import { findBrands, findDepartments } from './catalog.repository.ts'
import { readerOf } from './catalogue-reader.ts'
import { listCategories } from './list-categories.ts'

/** Anything of the catalogue may have changed it. */
const policy = { tags: ['catalog'], maxAgeMs: LIST_MAX_AGE_MS }

/** Open door: what the shop has, except products. */
export const catalogRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const { replay: onRequest, answer } = keepAnswers(() => deps.cache)

    app.route({
      ...contract.findCategories,
      onRequest,
      handler: (request, reply) =>
        answer(request, reply, policy, () => listCategories(readerOf(deps))),
    })
    app.route({
      ...contract.findAllCategories,
      onRequest,
      handler: (request, reply) =>
        answer(request, reply, policy, () => listCategories(readerOf(deps))),
    })
    app.route({
      ...contract.findCategoriesByName,
      onRequest,
      handler: (request, reply) =>
        answer(request, reply, policy, () => listCategories(readerOf(deps), request.params.name)),
    })
    app.route({
      ...contract.findBrands,
      onRequest,
      handler: (request, reply) => answer(request, reply, policy, () => findBrands(readerOf(deps))),
    })
    app.route({
      ...contract.findDepartments,
      onRequest,
      handler: (request, reply) =>
        answer(request, reply, policy, () => findDepartments(readerOf(deps))),
    })
  }
