import { type Packing, packQuickly, packWell } from './pack-bytes.ts'
import type { Answer } from './response-cache.ts'

/** Small answers cost more to unpack than to send. */
const MIN_COMPRESSED_BYTES = 1024

export type Encoding = Packing | 'identity'

/** The encoding an answer is sent in, given what the browser takes. */
export function chooseEncoding(accepted: string | undefined, byteLength: number): Encoding {
  if (accepted === undefined || byteLength < MIN_COMPRESSED_BYTES) return 'identity'
  const known = bestOf.get(accepted)
  if (known) return known
  const best = readAccepted(accepted)
  if (bestOf.size < MAX_ACCEPTED) bestOf.set(accepted, best)
  return best
}

/** Browsers send a handful of these headers; they are read once. */
const bestOf = new Map<string, Encoding>()
const MAX_ACCEPTED = 100

function readAccepted(accepted: string): Encoding {
  const names = accepted.split(',').map((part) => part.trim().toLowerCase())
  const takes = (name: string) =>
    names.some(
      (part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)),
    )
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

/**
 * The bytes in an encoding: packed quickly for who asks first, and well as soon as somebody asks again. What
 * took long to make (a drawn page) is packed well at once.
 */
export function bytesOf(
  answer: Answer,
  encoding: Encoding,
  { wellAtOnce = false } = {},
): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return answer.bytes.identity
  const known = answer.bytes[encoding]
  if (known) {
    if (!answer.packedWell.has(encoding)) void packAgain(answer, encoding)
    return known
  }
  if (wellAtOnce) answer.packedWell.add(encoding)
  const pack = wellAtOnce ? packWell : packQuickly
  const packed = pack(answer.bytes.identity, encoding)
  answer.bytes[encoding] = packed
  return packed
}

async function packAgain({ bytes, packedWell }: Answer, encoding: Packing) {
  packedWell.add(encoding)
  bytes[encoding] = await packWell(bytes.identity, encoding)
}
