import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { ShopError } from '../errors.ts'

/** Deeper nesting is an attack: JSON.parse would overflow the stack (Reliability §3.3). */
const MAX_DEPTH = 20

const malformed = (detail: string) => new ShopError(400, 'MALFORMED', detail)

/** One strict JSON parser for all calls; nothing else but JSON and uploads is read. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJson(textOf(body)))
    } catch (error) {
      done(error instanceof Error ? error : malformed('The body is not JSON'), undefined)
    }
  })
}

/** @throws ShopError 400 where the bytes are no text: it would be kept with signs in place of letters. */
function textOf(body: string | Buffer): string {
  const bytes = Buffer.from(body)
  if (!isUtf8(bytes)) throw malformed('The body is not UTF-8')
  return bytes.toString('utf8')
}

/**
 * Parses a JSON text.
 * @throws ShopError 400 for broken JSON, deep nesting, prototype keys, NUL and lone surrogates.
 */
function parseJson(text: string): unknown {
  if (depthOf(text) > MAX_DEPTH) throw malformed(`The body is nested deeper than ${MAX_DEPTH}`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw malformed('The body is not JSON')
  }
  refuseHostile(value)
  return value
}

function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (inString) {
      if (character === '\\') index++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth)
    else if (character === '}' || character === ']') depth--
  }
  return deepest
}

function refuseHostile(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) {
      throw malformed('The body holds characters that cannot be kept')
    }
  } else if (Array.isArray(value)) {
    for (const entry of value) refuseHostile(entry)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) {
      if (key === '__proto__' || key === 'constructor' || key === 'prototype') {
        throw malformed(`The body holds the forbidden key ${key}`)
      }
      refuseHostile(key)
      refuseHostile(entry)
    }
  }
}
