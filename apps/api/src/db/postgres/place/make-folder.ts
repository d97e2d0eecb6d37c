import fs from 'node:fs'
import path from 'node:path'

/**
 * Makes a folder and those above it that are missing. Node's own way to do so (`recursive`) tries for ever where a file
 * system takes no folders and calls that ENOENT, as /proc does.
 * @throws the system's error, also where a file is in the way.
 */
export function makeFolder(folder: string, mode = 0o777): void {
  const place = path.resolve(folder)
  if (isFolder(place)) return
  const above = path.dirname(place)
  if (above !== place) makeFolder(above, mode)
  try {
    fs.mkdirSync(place, { mode })
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(place)) throw error
  }
}

const isFolder = (place: string) =>
  fs.statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false
