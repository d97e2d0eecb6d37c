import type { Settings } from '@mendwell/contract/shop/settings'
import * as contract from '@mendwell/contract/shop/shop'
import { VERSION_LABEL } from '@mendwell/domain/orders/limits'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { findSettings } from './save-settings.ts'
import { askDatabase } from './shop/shop.repository.ts'

/** What the browser needs to know about the shop. */
export const shopRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.getShopConfig,
      handler: async () => {
        const { surcharges, zoneSurcharges, shippingZones, reclaimOnReturn, ...settings } =
          await findSettings(deps.db)
        return {
          ...settings,
          ...shownSurcharges(surcharges),
          shippingZones: shippingZones.map((zone) => ({
            ...zone,
            ...shownSurcharges(zoneSurcharges.find((one) => one.zone === zone.name)),
          })),
          ...(settings.cartReminderHours === 0 && { cartRemindersOff: true as const }),
          ...(settings.checkAddresses &&
            deps.addressChecks.isConnected && { checksAddresses: true as const }),
          ...(reclaimOnReturn && { reclaimOnReturn }),
          cardProvider: deps.cards.name,
          publishableKey: deps.config.stripe?.publishableKey ?? null,
          versionLabel: VERSION_LABEL,
          environment: 'production',
        }
      },
    })
  }

/** Every page carries these settings: surcharges that add nothing are left out. */
function shownSurcharges(surcharges: Settings['surcharges'] | undefined) {
  if (!surcharges) return {}
  const { weightSteps, oversize, freight } = surcharges
  return weightSteps.length === 0 && oversize + freight === 0 ? {} : { surcharges }
}

/** Time limit for the database: a load balancer is waiting for the answer. */
const ASK_MS = 1_000
/** A failover takes less. A process that had no answer for this long is probably the only one. */
const ALONE_AFTER_MS = 60_000

/**
 * For load balancers, outside /api. `/healthz`: the process is alive. `/readyz`: it can serve visitors; still true
 * while the database is away, since all processes share it and each shows its cached answers meanwhile.
 */
export const healthRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    let awaySinceMs: number | undefined
    app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
    app.get('/readyz', { schema: { hide: true } }, async () => {
      const problem = await problemOfDatabase(deps)
      if (!problem) {
        awaySinceMs = undefined
        return { status: 'ready' }
      }
      // Since the first missing answer, not the last received one: there may have been no requests for long.
      awaySinceMs ??= performance.now()
      if (performance.now() - awaySinceMs > ALONE_AFTER_MS) throw problem
      return { status: 'ready', database: 'away' }
    })
  }

async function problemOfDatabase({ db }: Pick<Deps, 'db'>): Promise<unknown> {
  const { promise: isLate, resolve } = Promise.withResolvers<unknown>()
  const late = Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' })
  const timer = setTimeout(resolve, ASK_MS, late)
  const answered = askDatabase(db).then(
    () => undefined,
    (error: unknown) => error,
  )
  const problem = await Promise.race([answered, isLate])
  clearTimeout(timer)
  return problem
}
