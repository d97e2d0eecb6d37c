import type { Kind } from './may-cache.ts'
import { CACHED_AT } from './messages.ts'

/** Prefix of every cache of the shop; others are left alone. */
const FAMILY = 'mendwell-'
const CACHED_BYTES = 'X-Kept-Bytes'

interface BoundedCache {
  name: string
  maxEntries: number
  maxBytes: number
}

type Seen = Exclude<Kind, 'file'>

/** Size limits for visited content: a phone has little space, and the oldest goes first. */
const CACHES: Record<Seen, BoundedCache> = {
  page: { name: `${FAMILY}pages-1`, maxEntries: 40, maxBytes: 6_000_000 },
  answer: { name: `${FAMILY}answers-1`, maxEntries: 200, maxBytes: 6_000_000 },
  picture: { name: `${FAMILY}pictures-1`, maxEntries: 240, maxBytes: 12_000_000 },
}

/** Checking a cache's size is slow: only after this many new entries. */
const TIDY_EVERY = 10
const sinceTidied: Partial<Record<Seen, number>> = {}

/** The shell of one build: its files and an empty page. */
export const shellName = (version: string) => `${FAMILY}shell-${version}`

/** A copy for the cache, with the time of its response. Pages have it in their root element, which scripts can read. */
export async function copyOf(response: Response, at = new Date()): Promise<Response> {
  const headers = new Headers(response.headers)
  // The body is already decompressed, and there is one copy for all.
  for (const name of ['Content-Encoding', 'Content-Length', 'Vary']) headers.delete(name)
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
  const body = await (isPage ? stampCached(response, at) : response.blob())
  headers.set(CACHED_AT, at.toISOString())
  headers.set(CACHED_BYTES, String(body.size))
  return new Response(body, { headers })
}

async function stampCached(page: Response, at: Date): Promise<Blob> {
  const html = await page.text()
  return new Blob([html.replace('<html', `<html data-kept="${at.toISOString()}"`)])
}

/** Stores a response in its cache. Never fails: a full disk just means that less is cached. */
export async function store(kind: Seen, address: string, response: Response): Promise<void> {
  const { name, maxBytes } = CACHES[kind]
  try {
    const copy = await copyOf(response)
    if (sizeOf(copy) > maxBytes / 4) return
    const cache = await caches.open(name)
    await cache.put(address, copy)
    sinceTidied[kind] = (sinceTidied[kind] ?? TIDY_EVERY) + 1
    if (sinceTidied[kind] > TIDY_EVERY) await tidy(kind)
  } catch {
    await caches.delete(name).catch(() => false)
  }
}

/** The cached response for a URL. */
export async function find(kind: Seen, address: string): Promise<Response | undefined> {
  return (await caches.open(CACHES[kind].name)).match(address)
}

/** The next best when offline: a picture in another width. */
export async function findSimilar(kind: Seen, address: string): Promise<Response | undefined> {
  if (kind !== 'picture') return undefined
  return (await caches.open(CACHES[kind].name)).match(address, { ignoreSearch: true })
}

export async function drop(kind: Seen, address: string): Promise<void> {
  await (await caches.open(CACHES[kind].name)).delete(address)
}

/** Evicts the oldest entries until the cache is within its limits. */
async function tidy(kind: Seen): Promise<void> {
  sinceTidied[kind] = 0
  const { name, maxEntries, maxBytes } = CACHES[kind]
  const cache = await caches.open(name)
  const newestFirst = (await cache.keys()).toReversed()
  let bytes = 0
  for (const [index, request] of newestFirst.entries()) {
    const cached = await cache.match(request)
    bytes += cached ? sizeOf(cached) : 0
    if (index >= maxEntries || bytes > maxBytes) await cache.delete(request)
  }
}

const sizeOf = (cached: Response) => Number(cached.headers.get(CACHED_BYTES))

/** Clears visited content; the shell stays. */
export async function forgetSeen(): Promise<void> {
  await Promise.all(Object.values(CACHES).map(({ name }) => caches.delete(name)))
}

/** Deletes the leftovers of earlier builds. */
export async function deleteOld(version: string): Promise<void> {
  const current = [shellName(version), ...Object.values(CACHES).map(({ name }) => name)]
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(FAMILY) && !current.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}
