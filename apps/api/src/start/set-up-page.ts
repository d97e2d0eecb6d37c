import Fastify, { type FastifyInstance } from 'fastify'

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

/** What people see while the database starts and the catalogue is loaded: a page that reloads. */
export function buildSetUpPage(): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.setNotFoundHandler((request, reply) => {
    reply.code(503).header('Retry-After', '2').header('Cache-Control', 'no-store')
    const isCall = request.url.startsWith('/api/') || request.url === '/readyz'
    if (!isCall) return reply.type('text/html; charset=utf-8').send(PAGE)
    return reply.type('application/problem+json').send({
      type: 'about:blank',
      title: 'Service Unavailable',
      status: 503,
      detail: 'The shop is being set up',
      code: 'UNAVAILABLE',
    })
  })
  return app
}
