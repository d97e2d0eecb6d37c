import type { Endpoint } from '@mendwell/contract/wire/endpoint'
import type { Problem } from '@mendwell/contract/wire/errors'
import { messages } from '@mendwell/contract/wire/messages'
import type * as z from 'zod/mini'
import { locale } from '../../lib/words/language.ts'
import { noteNoResponse, noteResponse } from '../../state/connection.ts'

type In<Part> = Part extends z.ZodMiniType ? z.input<Part> : undefined
type Schema<E extends Endpoint, Part extends 'params' | 'querystring' | 'body'> =
  E['schema'] extends Record<Part, infer S> ? In<S> : undefined

/**
 * URL parameters, where everything is a string: numbers and booleans are allowed, and optional fields can be omitted.
 */
type InAddress<Part> = {
  [Name in keyof Part]:
    | Part[Name]
    | (string extends Part[Name] ? number | readonly (string | number)[] : never)
    | ('true' extends Part[Name] ? boolean : never)
    | (undefined extends Part[Name] ? null | '' : never)
}

/** The input of a call, in wire format. */
export interface Input<E extends Endpoint> {
  params?: InAddress<Schema<E, 'params'>>
  query?: InAddress<Schema<E, 'querystring'>>
  body?: Schema<E, 'body'>
  /** A file with its fields, in place of a body. */
  form?: FormData
  /** Bypasses the browser cache: for staff, who look at what they have just changed. */
  fresh?: boolean
  /** Sent as Idempotency-Key: the same key is executed only once. */
  key?: string
  signal?: AbortSignal
}

/** The response of a call, in wire format: money in dollars, instants as ISO strings. */
export type Answer<E extends Endpoint> = E['schema']['response'] extends {
  200: infer S extends z.ZodMiniType
}
  ? z.input<S>
  : E['schema']['response'] extends { 201: infer S extends z.ZodMiniType }
    ? z.input<S>
    : unknown

/** The server refused; `problem` says why, `problem.code` what to do. */
export class CallProblem extends Error {
  override readonly name = 'CallProblem'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}

/** A conflict: the page shows outdated data. */
export const isConflict = (error: Error | null): boolean =>
  error instanceof CallProblem && error.problem.status === 409

/** No answer arrived; it is unknown whether the call was executed, so it is retried with the same key. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** Sent with every call. Credentials are in cookies that scripts cannot read (Decisions §5), where cookies work. */
export const credentials: Record<string, string> = { 'X-Session': 'cookie' }

/**
 * Sends one call of the contract.
 * @throws CallProblem when the server refuses, Unreachable when it cannot be reached.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  { params, query, body, form, key, fresh, signal }: Input<E> = {},
): Promise<Answer<E>> {
  const response = await transport(addressOf(endpoint, { params, query }), {
    method: endpoint.method,
    headers: {
      Accept: 'application/json',
      'Accept-Language': locale(),
      ...credentials,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(key && { 'Idempotency-Key': key }),
    },
    body: form ?? (body === undefined ? null : JSON.stringify(body)),
    cache: fresh ? 'reload' : 'default',
    signal: signal ?? null,
  })
  if (response.ok) return response.json()
  throw new CallProblem(await readProblem(response))
}

/** What a call reads of its response. */
export type Reply = Pick<Response, 'ok' | 'status' | 'statusText' | 'json'>
type Transport = (address: string, init: RequestInit) => Promise<Reply>

/** The transport of calls: the network, or directly within the rendering server (server.tsx). */
let transport: Transport = send

/** Sets the transport. */
export function travelBy(other: Transport): void {
  transport = other
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(address, init)
    noteResponse(response)
    return response
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    noteNoResponse()
    throw new Unreachable('The shop cannot be reached', { cause })
  }
}

/** The message of a refusal. */
export async function readProblem(response: Reply): Promise<Problem> {
  const body: unknown = await response.json().catch(() => undefined)
  if (isProblem(body)) return body
  return {
    type: 'about:blank',
    title: response.statusText,
    status: response.status,
    detail: messages.somethingBroke,
    code: response.status === 503 ? 'UNAVAILABLE' : 'BROKEN',
  }
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'detail' in body

interface Values {
  params?: object | undefined
  query?: object | undefined
}

/** The URL of a call. */
export function addressOf(
  endpoint: Pick<Endpoint, 'url'>,
  { params = {}, query = {} }: Values,
): string {
  const given = new Map<string, unknown>(Object.entries(params))
  const path = endpoint.url.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(given.get(name) ?? '')),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one))
    }
  }
  const text = search.toString()
  return `/api${path}${text && `?${text}`}`
}
