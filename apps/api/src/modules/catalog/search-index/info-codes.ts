import { readVarint, varintSize, writeVarint } from './varint.ts'

/** Codes from here on take a byte that says so, and then what they are beyond it. */
const LONG = 255

/** Numbers infos as they come: of the some 300 that there are nearly all are used by their one byte. */
export function makeInfoCodes() {
  const codes = new Map<number, number>()
  const infoOf = new Uint16Array(1 << 16)
  return {
    infoOf,
    codeOf(info: number): number {
      const known = codes.get(info)
      if (known !== undefined) return known
      const code = codes.size
      codes.set(info, code)
      infoOf[code] = info
      return code
    },
  }
}

/** Writes one and answers where the next begins. */
export function writeCode(bytes: Uint8Array, at: number, code: number): number {
  bytes[at] = Math.min(code, LONG)
  return code < LONG ? at + 1 : writeVarint(bytes, at + 1, code - LONG)
}

/** How many bytes a code takes. */
export const codeSize = (code: number): number => (code < LONG ? 1 : 1 + varintSize(code - LONG))

/** So many of them from a place on. */
export function readCodes(bytes: Uint8Array, from: number, count: number): Uint16Array {
  const codes = new Uint16Array(count)
  let at = from
  for (let index = 0; index < count; index++) {
    const byte = bytes[at] as number
    const code = byte < LONG ? byte : LONG + readVarint(bytes, at + 1)
    codes[index] = code
    at += codeSize(code)
  }
  return codes
}
