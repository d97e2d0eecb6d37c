import cookie from '@fastify/cookie'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyPluginAsync,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { READ_ONLY_CODE } from '../db/database-errors.ts'
import type { Deps } from '../deps/deps.ts'
import { renderErrors } from '../http/error-handler.ts'
import { depsAtMoment, nothingInPreview } from '../pages/preview/shop-at-moment.ts'

/** The shoppers' calls again, with the clock and the data of the time that staff preview. It listens on no port. */
export async function makePreviewShop(
  deps: Deps,
  openDoor: (deps: Deps) => FastifyPluginAsync,
): Promise<FastifyInstance> {
  const shop = Fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
  })
  shop.setValidatorCompiler(validatorCompiler)
  shop.setSerializerCompiler(serializerCompiler)
  renderErrors(shop)
  await shop.register(cookie)
  const door = openDoor(depsAtMoment(deps))
  await shop.register(
    async (calls) => {
      calls.setErrorHandler<FastifyError>((error) => {
        throw error.code === READ_ONLY_CODE ? nothingInPreview() : error
      })
      await calls.register(door)
    },
    { prefix: '/api' },
  )
  // Calls that wait for it to be ready would all be answered at the time of the first of them.
  await shop.ready()
  return shop
}
