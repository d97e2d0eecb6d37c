import { drop, find, findSimilar, store } from './caches.ts'
import { type Kind, mayCache } from './may-cache.ts'
import { CACHED_AT } from './messages.ts'

/** A network without an answer for this long counts as down, if there is a cached copy. */
const PATIENCE_MS = 10_000

type Seen = Exclude<Kind, 'file'>

/** One request answered by the worker. */
export interface Question {
  kind: Seen
  request: Request
  /** The response the browser requested while the worker started up. */
  preloaded?: Promise<Response | undefined>
  /** Keeps the worker alive until its work is done. */
  extend: (work: Promise<unknown>) => void
}

/**
 * The network's response, cached for later; the cached copy only when the network fails, so that no one online sees an
 * old price. The server's response counts, even if something is gone or it is overloaded.
 * @throws when the network fails and nothing is cached.
 */
export async function answerLive({
  kind,
  request,
  preloaded,
  extend,
}: Question): Promise<Response> {
  const live = ask(request, preloaded)
  try {
    const response = await orCached(live, () => find(kind, request.url))
    if (response.headers.has(CACHED_AT)) return response
    extend(remember(kind, request.url, response.clone()))
    return response
  } catch (error) {
    const { url } = request
    const cached = (await find(kind, url)) ?? (await findSimilar(kind, url))
    if (cached) return cached
    throw error
  }
}

async function ask(request: Request, preloaded?: Promise<Response | undefined>): Promise<Response> {
  return (await preloaded) ?? fetch(request)
}

/** The live response; after a long silence the cached one, if there is one. */
async function orCached(
  live: Promise<Response>,
  cached: () => Promise<Response | undefined>,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS)
  })
  try {
    return (await Promise.race([live, silence])) ?? (await cached()) ?? (await live)
  } finally {
    clearTimeout(timer)
  }
}

async function remember(kind: Seen, address: string, response: Response): Promise<void> {
  const answered = {
    status: response.status,
    caching: response.headers.get('Cache-Control') ?? '',
    isRedirected: response.redirected || response.type !== 'basic',
  }
  if (mayCache(kind, answered)) await store(kind, address, response)
  // Gone, or no longer public. A server error says nothing about the page.
  else if (response.status === 200 || response.status === 404 || response.status === 410) {
    await drop(kind, address)
  }
}

/** A picture with a content hash in its URL never changes: the cached one is right. */
export async function answerPicture(question: Question): Promise<Response> {
  const cached = await find('picture', question.request.url)
  const isForEver = cached?.headers.get('Cache-Control')?.includes('immutable')
  return cached && isForEver ? cached : answerLive(question)
}

/** Prefetches something once. */
export async function fetchToCache(kind: Seen, address: string, accept: string): Promise<void> {
  if (await find(kind, address)) return
  try {
    await remember(kind, address, await fetch(address, { headers: { Accept: accept } }))
  } catch {
    // It is then cached when it is seen again.
  }
}
