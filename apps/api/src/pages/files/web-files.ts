import fs from 'node:fs'
import path from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { DECODER_POLICY } from '../../http/security-headers.ts'
import { dist } from './built-web.ts'

/**
 * Takes the place of the service worker where it is switched off: deletes what was kept, and itself. It does so
 * already when it arrives, for a browser lets a worker whose work hangs go on for minutes beside the new one.
 */
export const LAST_WORKER = `self.addEventListener('install', (event) => {
  self.skipWaiting()
  // Browsers unregister between two steps of a worker: to wait for it here would be to wait for oneself.
  self.registration.unregister()
  event.waitUntil(forget())
})
self.addEventListener('activate', (event) => {
  self.registration.unregister()
  event.waitUntil(forget())
})
async function forget() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('mendwell-')).map((name) => caches.delete(name)))
}
`

/** The worker that reads barcodes, as the builds of shop and back office name it. */
const DECODER = /decode\.worker-[\w-]+\.js$/

/** The built web app, and the back office at /staff: the page itself is always fresh, its hashed files are kept for ever. */
export async function serveWebFiles(
  app: FastifyInstance,
  { config }: Pick<Deps, 'config'>,
): Promise<void> {
  if (!fs.existsSync(path.join(dist, 'index.html'))) return
  await app.register(staticFiles, {
    root: dist,
    // A route for each file there is: otherwise the whole folder is read for every file that somebody asks for.
    wildcard: false,
    index: false,
    // The screens for the server and what the build says of itself (.vite, .complete) are nobody's business.
    globIgnore: ['server/**', '**/*.{br,gz}', ...(config.hasServiceWorker ? [] : ['sw.js'])],
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const forEver = file.includes(`${path.sep}assets${path.sep}`)
      reply.header('Cache-Control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (DECODER.test(file)) reply.header('Content-Security-Policy', DECODER_POLICY)
    },
  })
  if (!config.hasServiceWorker) {
    app.get('/sw.js', { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/javascript').header('Cache-Control', 'no-cache').send(LAST_WORKER),
    )
  }
  app.get('/staff', { schema: { hide: true } }, (_request, reply) => reply.sendFile('staff.html'))
  // The back office has its screens behind the hash as well.
  app.get<{ Params: { '*': string } }>(
    '/staff/*',
    { schema: { hide: true } },
    ({ params }, reply) => reply.redirect(`/staff#/${encodeURI(params['*'])}`, 302),
  )
}
