import { setImmediate as breathe } from 'node:timers/promises'
import { freeNow } from './free-now.ts'
import type { PackedWords } from './word-list.ts'

/** Some ten milliseconds of work. */
const WORDS_AT_ONCE = 1 << 14

type Numbers = Int32Array<ArrayBuffer>

/**
 * The numbers of words in the order of their bytes. Other calls are answered in between: two million words in one piece
 * held them up for more than a second.
 */
export async function sortWords(words: PackedWords, atOnce = WORDS_AT_ONCE): Promise<Numbers> {
  const { size } = words
  const order = orderOf(words)
  let sorted = new Int32Array(size)
  let merged = new Int32Array(size)
  for (let from = 0; from < size; from += atOnce) {
    const run = sorted.subarray(from, from + atOnce)
    for (let at = 0; at < run.length; at++) run[at] = from + at
    run.sort(order)
    await breathe()
  }
  for (let length = atOnce; length < size; length *= 2) {
    await mergeRuns(length)
    ;[sorted, merged] = [merged, sorted]
  }
  freeNow(merged)
  return sorted

  /** Of each two neighbouring runs makes one. */
  async function mergeRuns(length: number) {
    for (let from = 0; from < size; from += 2 * length) {
      let at = from
      let otherAt = Math.min(size, from + length)
      const [end, otherEnd] = [otherAt, Math.min(size, from + 2 * length)]
      for (let to = from; to < otherEnd; ) {
        const pause = Math.min(otherEnd, to + atOnce)
        for (; to < pause; to++) {
          const [one, other] = [sorted[at] as number, sorted[otherAt] as number]
          const isOne = otherAt === otherEnd || (at < end && order(one, other) < 0)
          merged[to] = isOne ? one : other
          if (isOne) at++
          else otherAt++
        }
        await breathe()
      }
    }
  }
}

/** Below zero when the first word comes before the second. */
function orderOf({ bytes, starts }: PackedWords) {
  return (one: number, other: number): number => {
    const [start, otherStart] = [starts[one] as number, starts[other] as number]
    const length = (starts[one + 1] as number) - start
    const otherLength = (starts[other + 1] as number) - otherStart
    const both = Math.min(length, otherLength)
    for (let at = 0; at < both; at++) {
      const difference = (bytes[start + at] as number) - (bytes[otherStart + at] as number)
      if (difference !== 0) return difference
    }
    return length - otherLength
  }
}
