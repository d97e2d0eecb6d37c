import fs from 'node:fs'
import path from 'node:path'

/**
 * Creates a folder and its missing parents. Node's own `recursive` option retries forever if a file system cannot
 * create folders and reports that as ENOENT, as /proc does.
 * @throws the system's error, also if a file is in the way.
 */
export function makeFolder(folder: string, mode = 0o777): void {
  const place = path.resolve(folder)
  if (isFolder(place)) return
  const above = path.dirname(place)
  if (above !== place) makeFolder(above, mode)
  try {
    fs.mkdirSync(place, { mode })
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!isFolder(place)) throw error
  }
}

const isFolder = (place: string) =>
  fs.statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false
