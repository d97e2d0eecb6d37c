import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { ShopError, sentence } from '../ground/errors.ts'
import { refuseWhileClosing } from '../http/closing/refuse-while-closing.ts'
import { renderErrors } from '../http/error-handler.ts'
import { refuseSecondHosts } from '../http/one-host.ts'
import { secureAnswers } from '../http/security-headers.ts'

const AGAIN_IN_SECONDS = 2

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="2">
<title>Mendwell is being set up</title>
<style>
  body { display: grid; place-items: center; min-height: 100vh; margin: 0; padding: 1rem;
    box-sizing: border-box; font: 1.125rem/1.6 system-ui, sans-serif; color: #14302f;
    background: #f3f8f7; text-align: center }
  h1 { font-size: 1.75rem }
</style>
<main>
  <h1>The shop is being set up</h1>
  <p>The shelves are filled for the first time. This page opens the shop by itself in a moment.</p>
</main>
</html>
`

/** The page shown while the database starts and the catalog is loaded; it reloads itself. */
export function buildSetUpPage(config: Config): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, return503OnClosing: false })
  secureAnswers(app, { config })
  refuseWhileClosing(app)
  refuseSecondHosts(app)
  renderErrors(app)
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.setNotFoundHandler((request, reply) => {
    reply.header('Cache-Control', 'no-store')
    const isCall = request.url.startsWith('/api/') || request.url === '/readyz'
    if (isCall) {
      const extras = { retryAfterSeconds: AGAIN_IN_SECONDS }
      throw new ShopError(503, 'UNAVAILABLE', sentence('settingUp'), extras)
    }
    reply.code(503).header('Retry-After', String(AGAIN_IN_SECONDS))
    return reply.type('text/html; charset=utf-8').send(PAGE)
  })
  return app
}
