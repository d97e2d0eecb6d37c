import * as contract from '@mendwell/contract/shop'
import { VERSION_LABEL } from '@mendwell/domain/limits'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps.ts'
import { findSettings } from '../settings/save-settings.ts'
import { askDatabase } from './shop.repository.ts'

/** What the browser must know of the shop. */
export const shopRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.getShopConfig,
      handler: async () => {
        return {
          ...(await findSettings(deps.db)),
          cardProvider: deps.cards.name,
          publishableKey: deps.config.stripe?.publishableKey ?? null,
          versionLabel: VERSION_LABEL,
          environment: 'production',
        }
      },
    })
  }

/** Whether the process lives, and whether it can answer shoppers. Outside /api, for load balancers. */
export const healthRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
    app.get('/readyz', { schema: { hide: true } }, async () => {
      await askDatabase(deps.db)
      return { status: 'ready' }
    })
  }
