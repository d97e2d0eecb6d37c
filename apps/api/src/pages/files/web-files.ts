import fs from 'node:fs'
import path from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { DECODER_POLICY } from '../../http/security-headers.ts'
import { dist } from './built-web.ts'

/**
 * Replaces the service worker if it is turned off: deletes its caches, and itself. It does so on install, since a
 * browser lets a worker with hanging work run for minutes beside the new one.
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

/** The worker that reads barcodes, as it is named in the builds of shop and back office. */
const DECODER = /decode\.worker-[\w-]+\.js$/

/** The built web app, and the back office at /staff: pages are always fresh, hashed files are cached forever. */
export async function serveWebFiles(
  app: FastifyInstance,
  { config }: Pick<Deps, 'config'>,
): Promise<void> {
  if (!fs.existsSync(path.join(dist, 'index.html'))) return
  await app.register(staticFiles, {
    root: dist,
    // One route per existing file: otherwise the whole folder is read for every request.
    wildcard: false,
    index: false,
    // The screens for the server and the build's metadata (.vite, .complete) are not public.
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
  // The back office also has its screens behind the hash.
  app.get<{ Params: { '*': string } }>(
    '/staff/*',
    { schema: { hide: true } },
    ({ params }, reply) => reply.redirect(`/staff#/${encodeURI(params['*'])}`, 302),
  )
}
