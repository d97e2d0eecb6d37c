import { setImmediate as breathe } from 'node:timers/promises'
import { freeNow } from './free-now.ts'
import type { PackedPostings } from './packed-postings.ts'
import { forEachRun } from './postings-part.ts'
import { varintSize, writeVarint } from './varint.ts'

type Joined = Pick<PackedPostings, 'bytes' | 'starts'>

/** The postings of each word from all parts together, words by their places. The parts are empty then. */
export async function joinParts(
  parts: readonly Uint8Array<ArrayBuffer>[],
  places: Int32Array,
): Promise<Joined> {
  const { bytes, starts, nextDoc, nextInfo } = layOut(await measure(parts, places))
  for (const part of parts) {
    forEachRun(part, ({ word, docsAt, docBytes, infoBytes }) => {
      const place = places[word] as number
      const docsTo = nextDoc[place] as number
      const infosTo = nextInfo[place] as number
      copy(part, docsAt, docBytes, bytes, docsTo)
      copy(part, docsAt + docBytes, infoBytes, bytes, infosTo)
      nextDoc[place] = docsTo + docBytes
      nextInfo[place] = infosTo + infoBytes
    })
    freeNow(part)
    await breathe()
  }
  return { bytes, starts }
}

/** By a word's place. */
interface Sizes {
  counts: Int32Array<ArrayBuffer>
  docBytes: Int32Array<ArrayBuffer>
  infoBytes: Int32Array<ArrayBuffer>
}

async function measure(parts: readonly Uint8Array[], places: Int32Array): Promise<Sizes> {
  const counts = new Int32Array(places.length)
  const docBytes = new Int32Array(places.length)
  const infoBytes = new Int32Array(places.length)
  for (const part of parts) {
    forEachRun(part, (run) => {
      const place = places[run.word] as number
      counts[place] = (counts[place] as number) + run.count
      docBytes[place] = (docBytes[place] as number) + run.docBytes
      infoBytes[place] = (infoBytes[place] as number) + run.infoBytes
    })
    await breathe()
  }
  return { counts, docBytes, infoBytes }
}

/** Room for all, with the counts in it, and where the first products and infos of each word go. Frees the sizes. */
function layOut({ counts, docBytes, infoBytes }: Sizes) {
  const starts = new Int32Array(counts.length + 1)
  for (const [place, count] of counts.entries()) {
    const own = varintSize(count) + (docBytes[place] as number) + (infoBytes[place] as number)
    starts[place + 1] = (starts[place] as number) + own
  }
  const bytes = new Uint8Array(starts[counts.length] as number)
  const nextDoc = counts.map((count, place) => writeVarint(bytes, starts[place] as number, count))
  const nextInfo = nextDoc.map((at, place) => at + (docBytes[place] as number))
  freeNow(counts, docBytes, infoBytes)
  return { bytes, starts, nextDoc, nextInfo }
}

/** By hand: most runs are of one or two bytes, for which a call of set() takes ten times as long. */
function copy(from: Uint8Array, at: number, size: number, to: Uint8Array, toAt: number): void {
  for (let byte = 0; byte < size; byte++) to[toAt + byte] = from[at + byte] as number
}
