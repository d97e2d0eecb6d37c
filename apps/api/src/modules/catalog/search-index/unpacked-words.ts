import { makeBoundedMap } from '../../../cache/bounded-map.ts'
import { type PackedPostings, type Postings, unpack } from './packed-postings.ts'

const MAX_BYTES = 3 * 1024 * 1024
/** Fewer packed bytes are unpacked sooner than looked up. */
const FEW_BYTES = 512
/** A product's number and an info. */
const BYTES_PER_POSTING = 6

/** Postings of words by their places; common words that were asked for lately are kept unpacked. */
export function makeUnpackedWords(packed: PackedPostings) {
  const { starts } = packed
  const kept = makeBoundedMap<Postings>(MAX_BYTES, ({ docs }) => docs.length * BYTES_PER_POSTING)

  return (place: number): Postings => {
    const size = (starts[place + 1] as number) - (starts[place] as number)
    if (size < FEW_BYTES) return unpack(packed, place)
    const key = String(place)
    const known = kept.get(key)
    if (known) return known
    const postings = unpack(packed, place)
    kept.put(key, postings)
    return postings
  }
}
