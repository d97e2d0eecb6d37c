import { createHash, randomUUID } from 'node:crypto'

interface KeyedCall {
  /** Where the key is unique: keys of different scopes never collide. */
  scope: string
  /** The Idempotency-Key header; without it the key is derived from the request. */
  header: string | undefined
  request: unknown
}

/** What distinguishes a repeated call from a new one (Decisions §5). */
export interface RequestKey {
  scope: string
  key: string
  requestSha256: Buffer
  /** Derived from the request because there was no header: it counts as a repeat for ten minutes only. */
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

/** The key of a call that is new each time without a header: the next parcel may have the same content. */
export const requestKeyOrNew = ({ header = randomUUID(), ...call }: KeyedCall): RequestKey =>
  requestKey({ ...call, header })

/** JSON with sorted object keys: equal values give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  )
}
