import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, requestKey } from './request-key.ts'

const keyOf = (request: unknown, header?: string) => requestKey({ scope: 'test', header, request })

describe('the key of a request', () => {
  it('is the same for equal requests, whatever the order of their keys', () => {
    const request = { a: [1, { b: 2, c: 3 }], d: null }
    const reordered = { d: null, a: [1, { c: 3, b: 2 }] }

    expect(keyOf(request)).toEqual(keyOf(reordered))
  })

  it('differs if anything differs', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        fc.pre(canonicalJson(one) !== canonicalJson(other))

        expect(keyOf(one).key).not.toBe(keyOf(other).key)
      }),
    )
  })

  it('reflects everything in the request', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (request) => {
        expect(JSON.parse(canonicalJson(request))).toEqual(JSON.parse(JSON.stringify(request)))
      }),
    )
  })

  it('from a header never equals one computed from a request', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (request, header) => {
        expect(keyOf(request, header).key).not.toBe(keyOf(request).key)
      }),
    )
  })
})
