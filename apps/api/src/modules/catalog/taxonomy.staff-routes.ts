import * as contract from '@mendwell/contract/catalog/staff-products'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { findDepartments } from './taxonomy/catalog.repository.ts'
import { saveBrand, saveCategory, saveDepartment } from './taxonomy/save-taxonomy.ts'
import { findAllBrands, findAllCategories } from './taxonomy/taxonomy.repository.ts'

/** Staff door: departments, categories and brands. */
export const staffTaxonomyRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = deps
    const reading = { permission: 'catalogue.read' } as const

    app.route({
      ...contract.findStaffCategories,
      config: reading,
      handler: async () => ({
        departments: await findDepartments(db),
        categories: await findAllCategories(db),
      }),
    })

    app.route({
      ...contract.findStaffBrands,
      config: reading,
      handler: (request) => findAllBrands(db, request.query),
    })

    app.route({
      ...contract.saveCategory,
      handler: async (request) => saveCategory(deps, request.body, await signedIn(deps, request)),
    })

    app.route({
      ...contract.saveBrand,
      handler: async (request) => saveBrand(deps, request.body, await signedIn(deps, request)),
    })

    app.route({
      ...contract.saveDepartment,
      handler: async (request) => saveDepartment(deps, request.body, await signedIn(deps, request)),
    })
  }
