import { deepStrictEqual } from 'node:assert'
import type { Answer } from './client.ts'

/** @throws if a response has another status; refusals must be problem+json (Decisions §5). */
export function expectStatus(answer: Answer, ...wanted: number[]): void {
  if (!wanted.includes(answer.status)) {
    const body = JSON.stringify(answer.body).slice(0, 300)
    throw new Error(`status ${answer.status} instead of ${wanted.join(' or ')}: ${body}`)
  }
  const type = answer.headers.get('content-type') ?? ''
  if (answer.status >= 400 && !type.startsWith('application/problem+json')) {
    throw new Error(`a refusal as ${type}`)
  }
}

/** @throws if the body does not contain these values, at any depth of objects. */
export function expectHolds(body: unknown, wanted: Record<string, unknown>): void {
  if (typeof body !== 'object' || body === null) throw new Error(`no object: ${body}`)
  for (const [name, value] of Object.entries(wanted)) {
    const found: unknown = Reflect.get(body, name)
    if (isPlain(value)) expectHolds(found, value)
    else deepStrictEqual(found, value, `${name} is ${JSON.stringify(found)}`)
  }
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a path in a body, such as 'orders.orderNum'. @throws if it is missing. */
export function pick(body: unknown, path: string): unknown {
  let value = body
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !(name in value)) {
      throw new Error(`${path} is missing in ${JSON.stringify(body).slice(0, 300)}`)
    }
    value = Reflect.get(value, name)
  }
  return value
}

/** @throws if it is not a list; an empty list is only accepted if `least` is 0. */
export function expectList(body: unknown, least = 1): unknown[] {
  if (!Array.isArray(body)) throw new Error(`no list: ${JSON.stringify(body).slice(0, 200)}`)
  if (body.length < least) throw new Error(`${body.length} entries, expected at least ${least}`)
  return body
}
