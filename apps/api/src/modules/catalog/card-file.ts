import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { grown } from './search-index/grown.ts'

/** Twenty times as much must be free on the disk when it begins: the database lies there too. */
const MOST_OF_FREE = 1 / 20
/** Some 230,000 products as lists show them. */
const MAX_BYTES = 256 * 1024 * 1024
/** Of products with higher ids no card is written: the process keeps 20 bytes for every id up to the highest. */
const MAX_ID = 1_000_000
/** Room is given in such steps: a card that becomes a little longer stays where it is. */
const STEP_BYTES = 64

export type CardFile = ReturnType<typeof openCardFile>

/**
 * Cards by product in a file without a name, which goes with the process. The system holds what is read of it in memory
 * that it may take back; in the process 100,000 cards would take 110 MB.
 */
export function openCardFile(folder: string) {
  const file = openUnnamed(folder)
  const maxBytes = Math.min(MAX_BYTES, freeBytes(folder) * MOST_OF_FREE)
  /** By a product's id; 0 where there is no card. */
  let marks = new Float64Array(0)
  let starts = new Float64Array(0)
  let lengths = new Int32Array(0)
  let end = 0
  let buffer = Buffer.alloc(STEP_BYTES)
  let isOpen = true
  let isFull = false

  function makeRoom(id: number) {
    if (id < marks.length) return
    const room = Math.ceil(id * 1.25) + 1
    marks = grown(marks, room)
    starts = grown(starts, room)
    lengths = grown(lengths, room)
  }

  function bufferOf(length: number): Buffer {
    if (length > buffer.length) buffer = Buffer.alloc(length * 2)
    return buffer
  }

  /** Where it stood before, or behind all others; undefined where the file is full. */
  function placeFor(id: number, length: number): number | undefined {
    if (length <= inSteps(lengths[id] as number)) return starts[id]
    const start = end
    isFull = start + inSteps(length) > maxBytes
    if (isFull) return undefined
    end += inSteps(length)
    return start
  }

  function write(id: number, text: string): boolean {
    if (id > MAX_ID) return false
    const length = Buffer.byteLength(text)
    makeRoom(id)
    const start = placeFor(id, length)
    if (start === undefined) return false
    bufferOf(length).write(text)
    starts[id] = start
    lengths[id] = length
    return fs.writeSync(file, buffer, 0, length, start) === length
  }

  function clear() {
    marks.fill(0)
    lengths.fill(0)
    end = 0
    isFull = false
  }

  function close() {
    if (!isOpen) return
    isOpen = false
    marks = new Float64Array(0)
    fs.closeSync(file)
  }

  return {
    /** The moment, in the order of changes, before which a product's card was begun; 0 where there is none. */
    markOf: (id: number): number => marks[id] ?? 0,
    /** The card of a product that has a mark. */
    read(id: number): string {
      const length = lengths[id] as number
      fs.readSync(file, bufferOf(length), 0, length, starts[id] as number)
      return buffer.toString('utf8', 0, length)
    },
    /** Without room, here or on the disk, it does without the card. */
    put(id: number, mark: number, text: string): void {
      if (!isOpen) return
      try {
        const isWritten = write(id, text)
        marks[id] = isWritten ? mark : 0
      } catch {
        close()
      }
    },
    /** Whether more cards can be put. */
    get hasRoom(): boolean {
      return isOpen && !isFull
    },
    clear,
    close,
  }
}

const inSteps = (length: number) => Math.ceil(length / STEP_BYTES) * STEP_BYTES

function openUnnamed(folder: string): number {
  const name = path.join(folder, `cards-${randomUUID()}`)
  const file = fs.openSync(name, 'wx+')
  fs.unlinkSync(name)
  return file
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = fs.statfsSync(folder)
  return bavail * bsize
}
