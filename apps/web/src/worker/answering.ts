import { drop, find, findSimilar, store } from './caches.ts'
import { type Kind, mayCache } from './may-cache.ts'
import { CACHED_AT } from './messages.ts'

/** A network that says nothing for so long counts as gone, if there is a kept copy. */
const PATIENCE_MS = 10_000

type Seen = Exclude<Kind, 'file'>

/** One request that the worker answers. */
export interface Question {
  kind: Seen
  request: Request
  /** The answer that the browser asked for while the worker woke up. */
  preloaded?: Promise<Response | undefined>
  /** Keeps the worker awake until its work is done. */
  extend: (work: Promise<unknown>) => void
}

/**
 * The network's answer, kept for later; the kept copy only when the network fails, so that nobody online
 * sees an old price. What the server says counts, also that something is gone or that it is overloaded.
 * @throws when the network fails and nothing was kept.
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

/** The live answer; after a long silence the kept one, if there is one. */
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
  // Gone, or not for everybody any more. A server in trouble says nothing about the page.
  else if (response.status === 200 || response.status === 404 || response.status === 410) {
    await drop(kind, address)
  }
}

/** A picture whose address names its content never changes: the kept one is the right one. */
export async function answerPicture(question: Question): Promise<Response> {
  const cached = await find('picture', question.request.url)
  const isForEver = cached?.headers.get('Cache-Control')?.includes('immutable')
  return cached && isForEver ? cached : answerLive(question)
}

/** Asks for something once, to have it later. */
export async function fetchToCache(kind: Seen, address: string, accept: string): Promise<void> {
  if (await find(kind, address)) return
  try {
    await remember(kind, address, await fetch(address, { headers: { Accept: accept } }))
  } catch {
    // It is then kept when it is seen again.
  }
}
