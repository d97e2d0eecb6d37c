import type { Kind } from './may-cache.ts'
import { CACHED_AT } from './messages.ts'

/** Every cache of the shop begins so; others are left alone. */
const FAMILY = 'mendwell-'
const CACHED_BYTES = 'X-Kept-Bytes'

interface BoundedCache {
  name: string
  maxEntries: number
  maxBytes: number
}

type Seen = Exclude<Kind, 'file'>

/** What was seen, with bounds: a phone has little room, and the oldest goes first. */
const CACHES: Record<Seen, BoundedCache> = {
  page: { name: `${FAMILY}pages-1`, maxEntries: 40, maxBytes: 6_000_000 },
  answer: { name: `${FAMILY}answers-1`, maxEntries: 200, maxBytes: 6_000_000 },
  picture: { name: `${FAMILY}pictures-1`, maxEntries: 240, maxBytes: 12_000_000 },
}

/** Looking through a shelf costs: only after so many new entries. */
const TIDY_EVERY = 10
const sinceTidied: Partial<Record<Seen, number>> = {}

/** The shell of one build: its files and an empty page. */
export const shellName = (version: string) => `${FAMILY}shell-${version}`

/** A copy to keep, with the time of its answer. Pages say it in their root element, which scripts can read. */
export async function copyOf(response: Response, at = new Date()): Promise<Response> {
  const headers = new Headers(response.headers)
  // The body is unpacked by now, and there is one copy for all.
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

/** Puts an answer on its shelf. Never fails: a full disk means that less is kept. */
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

/** What was kept for an address. */
export async function find(kind: Seen, address: string): Promise<Response | undefined> {
  return (await caches.open(CACHES[kind].name)).match(address)
}

/** The next best without a network: a picture in another width. */
export async function findSimilar(kind: Seen, address: string): Promise<Response | undefined> {
  if (kind !== 'picture') return undefined
  return (await caches.open(CACHES[kind].name)).match(address, { ignoreSearch: true })
}

export async function drop(kind: Seen, address: string): Promise<void> {
  await (await caches.open(CACHES[kind].name)).delete(address)
}

/** Takes the oldest off until the shelf is within its bounds. */
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

/** Forgets what was seen; the shell stays. */
export async function forgetSeen(): Promise<void> {
  await Promise.all(Object.values(CACHES).map(({ name }) => caches.delete(name)))
}

/** Deletes what builds before left behind. */
export async function deleteOld(version: string): Promise<void> {
  const current = [shellName(version), ...Object.values(CACHES).map(({ name }) => name)]
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(FAMILY) && !current.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}
