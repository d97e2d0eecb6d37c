import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/** How answers of a call are cached, by the server and by whoever stands between it and the shopper. */
export interface CachedRoute {
  /** What an answer shows, as the database announces its changes; `{id}` stands for the parameter of that name. */
  tags: readonly string[]
  /** For how long browsers and proxies may use it without asking, in seconds; 0: they ask each time. */
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
    /** Fields of a multipart form, for the documentation; the form's own reader checks them. */
    form?: Schema
    /** Types of an answer that is no JSON. */
    produces?: readonly string[]
    response: Record<number, Schema>
  }
}

/** Returns its argument with literal types kept. Marked free of effects, so that a bundle leaves out unused calls. */
export const endpoint = /* @__NO_SIDE_EFFECTS__ */ <const E extends Endpoint>(definition: E): E =>
  definition
