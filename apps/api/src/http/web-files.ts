import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const dist = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

/** The built web app, and the back office at /staff: the page itself is always fresh, its hashed files are kept for ever. */
export async function serveWebFiles(app: FastifyInstance): Promise<void> {
  if (!fs.existsSync(path.join(dist, 'index.html'))) return
  await app.register(staticFiles, {
    root: dist,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const forEver = file.includes(`${path.sep}assets${path.sep}`)
      reply.header('Cache-Control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/staff', { schema: { hide: true } }, (_request, reply) => reply.sendFile('staff.html'))
}
