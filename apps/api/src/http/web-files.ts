import fs from 'node:fs'
import path from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { dist } from '../pages/built-web.ts'

/** The built web app, and the back office at /staff: the page itself is always fresh, its hashed files are kept for ever. */
export async function serveWebFiles(app: FastifyInstance): Promise<void> {
  if (!fs.existsSync(path.join(dist, 'index.html'))) return
  await app.register(staticFiles, {
    root: dist,
    // The screens for the server and what the build says of itself are nobody's business.
    allowedPath: (path) => !/^\/(server|\.vite)\//.test(path),
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const forEver = file.includes(`${path.sep}assets${path.sep}`)
      reply.header('Cache-Control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/staff', { schema: { hide: true } }, (_request, reply) => reply.sendFile('staff.html'))
}
