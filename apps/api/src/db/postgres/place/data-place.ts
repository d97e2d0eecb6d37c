import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { StartProblem } from '../../../config/start-problem.ts'
import { makeFolder } from './make-folder.ts'

/** PostgreSQL's own user cannot read a checkout in root's private home. */
export const ROOT_HOME = '/var/lib/mendwell'

/** A file in a data folder whose PostgreSQL is elsewhere, with its path. */
const MARK = 'postgres-is-elsewhere.json'
/** `folder` is the path of the mark itself: it distinguishes a renamed folder from a copy. */
const Mark = z.object({ data: z.string(), folder: z.string() })

/**
 * Where PostgreSQL stores what belongs to this data folder: in it, or, if root started it in a folder that PostgreSQL's
 * own user cannot enter, below /var/lib/mendwell. A mark in the folder points there, also after a rename.
 * @throws StartProblem if the mark points nowhere, or if the folder is a copy of another one: an empty shop, or the
 * other one's, must not open instead.
 */
export function findData(folder: string, asRoot: boolean): string {
  const mark = readMark(folder)
  if (mark) {
    refuseLost(folder, mark)
    refuseCopy(folder, mark)
    if (mark.folder !== folder) writeMark(folder, mark.data)
    return mark.data
  }
  const inside = path.join(folder, 'postgres')
  if (!asRoot || isFilled(inside)) return inside
  const outside = path.join(ROOT_HOME, `data-${nameOf(folder)}`)
  // An older version may have left one.
  if (!isFilled(outside) && isOpenToOthers(folder)) return inside
  return outside
}

/** Writes the mark into a folder whose data is elsewhere; after the data is there, so that it never points nowhere. */
export function markData(folder: string, data: string): void {
  if (path.dirname(data) !== folder && !readMark(folder)) writeMark(folder, data)
}

/** A short name for the folder, the same at every start. */
export const nameOf = (folder: string) =>
  createHash('sha256').update(folder).digest('hex').slice(0, 12)

function refuseLost(folder: string, { data }: z.output<typeof Mark>) {
  if (isFilled(data)) return
  throw new StartProblem(
    `The shop of ${folder} is kept in ${data}, and that is not there: bring it back (it may be on another machine or ` +
      `volume), or remove ${path.join(folder, MARK)} to begin an empty shop.`,
  )
}

function refuseCopy(folder: string, { data, folder: first }: z.output<typeof Mark>) {
  if (first === folder || readMark(first)?.data !== data || isSame(first, folder)) return
  throw new StartProblem(
    `${folder} is a copy of ${first}, and both would open the shop in ${data}: remove ${path.join(folder, MARK)} to ` +
      'begin an empty shop, and bring its data with npx mendwell backup and restore.',
  )
}

function readMark(folder: string): z.output<typeof Mark> | undefined {
  try {
    return Mark.parse(JSON.parse(fs.readFileSync(path.join(folder, MARK), 'utf8')))
  } catch {
    return undefined
  }
}

function writeMark(folder: string, data: string) {
  makeFolder(folder)
  fs.writeFileSync(path.join(folder, MARK), `${JSON.stringify({ data, folder })}\n`)
}

const isFilled = (place: string) =>
  fs.existsSync(place) && fs.statSync(place).isDirectory() && fs.readdirSync(place).length > 0

function isSame(one: string, other: string) {
  const [a, b] = [fs.statSync(one), fs.statSync(other)]
  return a.ino === b.ino && a.dev === b.dev
}

/** Whether every user may enter the folder and all its parents. */
function isOpenToOthers(folder: string): boolean {
  makeFolder(folder)
  for (let place = folder; ; place = path.dirname(place)) {
    if ((fs.statSync(place).mode & 0o001) === 0) return false
    if (place === path.dirname(place)) return true
  }
}
