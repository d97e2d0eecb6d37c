import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/** How responses of a call are cached, by the server and by proxies in front of it. */
export interface CachedRoute {
  /** What a response depends on, as the database announces changes; `{id}` stands for the parameter of that name. */
  tags: readonly string[]
  /** How long browsers and proxies may use it without revalidating, in seconds; 0: always revalidate. */
  maxAgeSeconds: number
}

/** One call of the API as plain data in the shape of a Fastify route; the path is below /api. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  config?: { cached: CachedRoute }
  schema: {
    summary: string
    tags: readonly string[]
    description?: string
    params?: Schema
    querystring?: Schema
    headers?: Schema
    body?: Schema
    consumes?: readonly string[]
    /** Fields of a multipart form, for the documentation; the form's own parser validates them. */
    form?: Schema
    /** Content types of a response that is not JSON. */
    produces?: readonly string[]
    response: Record<number, Schema>
  }
}

/** Returns its argument with literal types kept. Marked side-effect free, so bundlers drop unused calls. */
export const endpoint = /* @__NO_SIDE_EFFECTS__ */ <const E extends Endpoint>(definition: E): E =>
  definition
