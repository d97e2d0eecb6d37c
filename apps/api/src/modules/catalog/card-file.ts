import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { grown } from './search-index/grown.ts'
import { makeIdPlaces } from './search-index/id-places.ts'

/** Twenty times as much must be free on the disk when it begins: the database lies there too. */
const MOST_OF_FREE = 1 / 20
/** Some 1,100,000 products as lists show them. */
const MAX_BYTES = 1280 * 1024 * 1024
/** Room is given in such steps: a card that becomes a little longer stays where it is. */
const STEP_BYTES = 64

export type CardFile = ReturnType<typeof openCardFile>

/**
 * Cards by product in a file without a name, which goes with the process. The system holds what is read of it in memory
 * that it may take back; in the process 100,000 cards would take 110 MB.
 */
export function openCardFile(folder: string) {
  const file = openUnnamed(folder)
  const maxSteps = Math.min(MAX_BYTES, freeBytes(folder) * MOST_OF_FREE) / STEP_BYTES
  /** Places in the columns, by a product's id: cards are written by rising id. */
  const places = makeIdPlaces()
  let marks = new Float64Array(0)
  /** Where a card stands, in steps. */
  let starts = new Int32Array(0)
  let lengths = new Int32Array(0)
  /** Where the next card goes, in steps. */
  let end = 0
  let buffer = Buffer.alloc(STEP_BYTES)
  let isOpen = true
  let isFull = false
  let isWhole = false

  /** The place of a product in the columns; a new one with a length of 0. */
  function placed(id: number): number {
    const place = places.placeOf(id)
    if (place < marks.length) return place
    const room = places.ids.length
    marks = grown(marks, room)
    starts = grown(starts, room)
    lengths = grown(lengths, room)
    return place
  }

  function bufferOf(length: number): Buffer {
    if (length > buffer.length) buffer = Buffer.alloc(length * 2)
    return buffer
  }

  /** Where it stood before, or behind all others, in steps; undefined where the file is full. */
  function startFor(place: number, length: number): number | undefined {
    if (stepsOf(length) <= stepsOf(lengths[place] as number)) return starts[place]
    const start = end
    isFull = start + stepsOf(length) > maxSteps
    if (isFull) return undefined
    end += stepsOf(length)
    return start
  }

  function write(place: number, text: string): boolean {
    const length = Buffer.byteLength(text)
    const start = startFor(place, length)
    if (start === undefined) return false
    bufferOf(length).write(text)
    starts[place] = start
    lengths[place] = length
    return fs.writeSync(file, buffer, 0, length, start * STEP_BYTES) === length
  }

  function clear() {
    places.clear()
    lengths.fill(0)
    end = 0
    isFull = false
    isWhole = false
  }

  function close() {
    if (!isOpen) return
    isOpen = false
    places.clear()
    fs.closeSync(file)
  }

  return {
    /** The moment, in the order of changes, before which a product's card was begun; 0 where there is none. */
    markOf(id: number): number {
      const place = places.find(id)
      return place === undefined ? 0 : (marks[place] as number)
    },
    /**
     * The card of a product that has a mark.
     * @throws Error of one that was never put.
     */
    read(id: number): string {
      const place = places.find(id)
      if (place === undefined) throw new Error(`There is no card of product ${id}`)
      const length = lengths[place] as number
      fs.readSync(file, bufferOf(length), 0, length, (starts[place] as number) * STEP_BYTES)
      return buffer.toString('utf8', 0, length)
    },
    /** Without room, here or on the disk, it does without the card. */
    put(id: number, mark: number, text: string): void {
      if (!isOpen) return
      try {
        const place = placed(id)
        const isWritten = write(place, text)
        marks[place] = isWritten ? mark : 0
      } catch {
        close()
      }
    },
    /** Whether more cards can be put. */
    get hasRoom(): boolean {
      return isOpen && !isFull
    },
    /** All products that it has room for are in it, by rising id; from now on any may be put. */
    get isWhole(): boolean {
      return isWhole
    },
    finish(): void {
      isWhole = true
    },
    clear,
    close,
  }
}

const stepsOf = (length: number) => Math.ceil(length / STEP_BYTES)

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
