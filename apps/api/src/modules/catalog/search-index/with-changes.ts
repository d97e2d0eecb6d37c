import type { Postings } from './packed-postings.ts'
import { int32s, uint16s } from './room.ts'

interface Changes {
  /** By a product's number 1 where its loaded postings count no more. */
  isChanged: Uint8Array
  /** Infos of the products among these that have the word now. */
  added: ReadonlyMap<number, number>
}

/** The postings of a word as they are now, by rising number, from those that were loaded. */
export function withChanges(loaded: Postings, { isChanged, added }: Changes): Postings {
  const room = loaded.docs.length + added.size
  const docs = int32s(room)
  const infos = uint16s(room)
  let end = 0
  const put = (doc: number, info: number) => {
    docs[end] = doc
    infos[end++] = info
  }
  const waiting = [...added].sort(([one], [other]) => other - one)
  const putAddedUpTo = (last: number) => {
    for (let next = waiting.at(-1); next && next[0] <= last; next = waiting.at(-1)) {
      put(...next)
      waiting.pop()
    }
  }
  for (let at = 0; at < loaded.docs.length; at++) {
    const doc = loaded.docs[at] as number
    putAddedUpTo(doc)
    if (isChanged[doc] !== 1) put(doc, loaded.infoAt(at))
  }
  putAddedUpTo(Number.POSITIVE_INFINITY)
  return { docs: docs.subarray(0, end), infoAt: (at) => infos[at] as number }
}
