import { createHash, randomUUID } from 'node:crypto'

interface KeyedCall {
  /** Whose call it is: keys of different scopes never meet. */
  scope: string
  /** The Idempotency-Key header; without it the key is made from the request. */
  header: string | undefined
  request: unknown
}

/** What tells a repeat of a call from a new one (Decisions §5). */
export interface RequestKey {
  scope: string
  key: string
  requestSha256: Buffer
  /** Made from the request because no header came: a repeat counts for ten minutes only. */
  derived: boolean
}

/** The key of a call. */
export function requestKey({ scope, header, request }: KeyedCall): RequestKey {
  const requestSha256 = createHash('sha256').update(canonicalJson(request)).digest()
  const derived = header === undefined
  // Two alphabets, so that no header can name a derived key.
  const key = derived ? `request:${requestSha256.toString('base64url')}` : `header:${header}`
  return { scope, key, requestSha256, derived }
}

/** The key of a call that without a header is a new one each time: the next parcel may hold just the same. */
export const requestKeyOrNew = ({ header = randomUUID(), ...call }: KeyedCall): RequestKey =>
  requestKey({ ...call, header })

/** JSON with the keys of objects in order: equal values give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  )
}
