/** With a million products few questions need more; what finds no place has memory of its own. */
const MAX_BYTES = 8 * 1024 * 1024
/** Numbers of any kind may begin here. */
const STEP_BYTES = 8

let room = new ArrayBuffer(0)
let used = 0
let depth = 0
/** What would have been used at most if there were place for all. */
let wanted = 0

/**
 * Does some work whose arrays (below) lie in room that stays, to be used again as soon as it is done: what it answers
 * must be none of them, and it must not wait. With a million products a search works through a megabyte of lists; as
 * arrays of their own they are garbage that only collections of the whole heap find, one for every forty searches.
 */
export function inRoom<Result>(work: () => Result): Result {
  const before = used
  depth++
  try {
    return work()
  } finally {
    used = before
    if (--depth === 0) makeRoom()
  }
}

function makeRoom() {
  if (wanted > room.byteLength && room.byteLength < MAX_BYTES) {
    room = new ArrayBuffer(Math.min(MAX_BYTES, wanted * 2))
  }
  wanted = 0
}

/** Where so many bytes may be written; undefined without room. */
function take(bytes: number): number | undefined {
  if (depth === 0) return undefined
  const start = used
  used += Math.ceil(bytes / STEP_BYTES) * STEP_BYTES
  wanted = Math.max(wanted, used)
  return used <= room.byteLength ? start : undefined
}

interface Kind<List> {
  new (length: number): List
  new (buffer: ArrayBuffer, start: number, length: number): List
  readonly BYTES_PER_ELEMENT: number
}

/** Arrays of so many numbers, with whatever was written there before, for the work that is being done. */
const listsOf =
  <List>(Kind: Kind<List>) =>
  (length: number): List => {
    const start = take(length * Kind.BYTES_PER_ELEMENT)
    return start === undefined ? new Kind(length) : new Kind(room, start, length)
  }

export const int32s = listsOf(Int32Array)
export const uint16s = listsOf(Uint16Array)
export const float64s = listsOf(Float64Array)
