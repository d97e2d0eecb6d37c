import { answerLive, answerPicture, fetchToCache, type Question } from './answering.ts'
import { copyOf, deleteOld, forgetSeen, shellName, store } from './caches.ts'
import { kindOf } from './may-cache.ts'
import type { PageMessage } from './messages.ts'

declare const self: ServiceWorkerGlobalScope
/** Set by the build (vite.worker.config.ts): the files of the shell, and their common hash. */
declare const SHELL_FILES: readonly string[]
declare const SHELL_VERSION: string

/** The app without a page in it: it renders any URL it is opened at. */
const EMPTY_PAGE = '/index.html'
const HOME = '/'
/** The Accept header Chromium sends for pictures: another would return another format. */
const PICTURES = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

// A new build waits until the last page of the old one is closed: that page needs its files until then.
self.addEventListener('install', (event) => event.waitUntil(fetchShell()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', answer)
self.addEventListener('message', (event) => event.waitUntil(listen(event.data)))

async function fetchShell(): Promise<void> {
  const shell = await caches.open(shellName(SHELL_VERSION))
  const fetchFile = async (address: string) => {
    // Files of the previous build with unchanged content.
    const known = address.startsWith('/assets/') ? await caches.match(address) : undefined
    const response = known ?? (await fetch(address))
    if (!response.ok) throw new Error(`${address} answers ${response.status}`)
    await shell.put(address, address === EMPTY_PAGE ? await copyOf(response) : response)
  }
  await Promise.all([EMPTY_PAGE, ...SHELL_FILES].map(fetchFile))
}

async function takeOver(): Promise<void> {
  await deleteOld(SHELL_VERSION)
  // The page is fetched while the worker starts up.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
  await fetchToCache('page', new URL(HOME, self.location.origin).href, 'text/html')
}

function answer(event: FetchEvent): void {
  const answering = answerOf(event)
  if (answering) event.respondWith(answering)
}

/** Undefined leaves the request to the browser. */
function answerOf(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const { method, url } = request
  const isNavigation = request.mode === 'navigate'
  const kind = kindOf({ method, url, isNavigation }, self.location.origin)
  const extend = (work: Promise<unknown>) => event.waitUntil(work)
  if (kind === 'file') return answerFile(request)
  if (kind === 'picture') return answerPicture({ kind, request, extend })
  if (kind === 'answer') return answerLive({ kind, request, extend })
  if (!isNavigation) return undefined
  // The page was already requested (navigation preload): leaving it to the browser would request it twice.
  const preloaded: Promise<Response | undefined> = event.preloadResponse
  if (kind !== 'page') return preloaded.then((response) => response ?? fetch(request))
  return answerPage({ kind, request, preloaded, extend })
}

async function answerFile(request: Request): Promise<Response> {
  const shell = await caches.open(shellName(SHELL_VERSION))
  return (await shell.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** The page, or the shell's empty one, which then shows what it can when offline. */
async function answerPage(question: Question): Promise<Response> {
  try {
    return await answerLive(question)
  } catch (error) {
    const shell = await caches.open(shellName(SHELL_VERSION))
    const empty = await shell.match(EMPTY_PAGE)
    if (!empty) throw error
    return empty
  }
}

async function listen(message: PageMessage): Promise<void> {
  if (message.type === 'forget') return forgetSeen()
  const { origin } = self.location
  for (const [url, data] of message.answers) {
    if (kindOf({ method: 'GET', url, isNavigation: false }, origin) !== 'answer') continue
    const headers = { 'Content-Type': 'application/json; charset=utf-8' }
    await store('answer', url, new Response(JSON.stringify(data), { headers }))
  }
  for (const url of message.addresses) {
    if (kindOf({ method: 'GET', url, isNavigation: true }, origin) === 'page') {
      await fetchToCache('page', url, 'text/html')
    } else if (kindOf({ method: 'GET', url, isNavigation: false }, origin) === 'picture') {
      await fetchToCache('picture', url, PICTURES)
    }
  }
}
