import { expect, it } from 'vitest'
import { readCodes, writeCodes } from './typed-codes.ts'

it.each([
  ['A1, A2\nA2', { codes: ['A1', 'A2'], ranges: [] }],
  ['A10 to A19; 24-01-A', { codes: ['24-01-A'], ranges: [{ from: 'A10', to: 'A19' }] }],
  ['A10–A19\n\n', { codes: [], ranges: [{ from: 'A10', to: 'A19' }] }],
])('%j is read as codes and ranges, and written so that it is read again', (typed, read) => {
  expect(readCodes(typed)).toEqual(read)
  expect(readCodes(writeCodes(read.codes, read.ranges))).toEqual(read)
})
