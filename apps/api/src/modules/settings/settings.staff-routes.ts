import * as contract from '@mendwell/contract/shop/settings'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { findSettings, saveSettings } from './save-settings.ts'
import { removeTax, saveTax } from './taxes/save-tax.ts'

/** Staff door: the owner's settings. */
export const settingsRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({ ...contract.findSettings, handler: () => findSettings(deps.db) })

    app.route({
      ...contract.saveSettings,
      handler: async (request) => saveSettings(deps, await signedIn(deps, request), request.body),
    })

    app.route({
      ...contract.saveTax,
      handler: async (request) => saveTax(deps, await signedIn(deps, request), request.body),
    })

    app.route({
      ...contract.deleteTax,
      handler: async (request) => removeTax(deps, await signedIn(deps, request), request.params.id),
    })
  }
