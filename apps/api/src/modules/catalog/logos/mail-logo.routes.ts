import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../../deps/deps.ts'
import { notFound } from '../../../ground/errors.ts'
import { bytesOf } from '../files/stored-file.ts'
import { findLogo } from './logos.repository.ts'

/** Outside /api: the logos in mails that went out, each for good. */
export const logoRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { idHash: string } }>(
      '/media/logos/:idHash',
      { schema: { hide: true } },
      async (request, reply) => {
        const [, id = '0', hash] = /^(\d{1,9})-([0-9a-f]{12})$/.exec(request.params.idHash) ?? []
        const logo = await findLogo(deps.db, Number(id))
        if (!logo || logo.sha256.toString('hex').slice(0, 12) !== hash)
          throw notFound('This picture')
        return reply
          .header('Cache-Control', 'public, max-age=31536000, immutable')
          .header('Cross-Origin-Resource-Policy', 'cross-origin')
          .type('image/png')
          .send(await bytesOf(deps.files, logo))
      },
    )
  }
