import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { prepareDataFolder } from './data-folder.ts'
import { type Installation, locateInstallation, urlOf } from './installation.ts'
import { joinServer, leaveServer } from './join-server.ts'
import { markData } from './place/data-place.ts'
import { describeProblem } from './problems.ts'
import type { Settings } from './server-process.ts'

export interface EmbeddedPostgres {
  /** The URL of one of its databases, for pg and graphile-worker. */
  databaseUrl(database: string): string
  /** Leaves, and stops the server unless another process still uses it. */
  stop(): Promise<void>
}

/** A server that does not come back within this time is left to the next start. */
const GIVE_UP_MS = 8_000
const RETRY_MS = 1_000

/**
 * Starts the server of this data folder, or joins the one already running there. Throws a StartProblem with one clear
 * line for every foreseeable obstacle.
 */
export async function startEmbeddedPostgres(
  folder: string,
  settings: Settings = {},
  report: (text: string) => void = () => {},
): Promise<EmbeddedPostgres> {
  const absolute = path.resolve(folder)
  let installation: Installation
  let first: pg.Client
  try {
    installation = await locateInstallation(absolute)
    await prepareDataFolder(installation, report)
    markData(absolute, installation.data)
    first = await joinServer(installation, settings)
  } catch (error) {
    throw describeProblem(error, absolute)
  }
  const keeper = keepRunning(installation, settings, first)
  return {
    databaseUrl: (database) => urlOf(installation, database),
    stop: () => keeper.stop(),
  }
}

/** If the server was killed: restarts it; the pool's next query reconnects. */
function keepRunning(installation: Installation, settings: Settings, first: pg.Client) {
  let stopping = false
  let presence = Promise.resolve(first)

  const watch = (client: pg.Client) =>
    client.once('end', () => {
      if (stopping) return
      presence = rejoin()
      presence.then(watch, () => {}) // a refusal means that this process is stopping
    })

  async function rejoin(): Promise<pg.Client> {
    while (!stopping) {
      try {
        return await joinServer(installation, settings)
      } catch (error) {
        console.error(describeProblem(error, installation.data).message)
        await sleep(RETRY_MS)
      }
    }
    throw new Error('The shop is stopping')
  }

  watch(first)
  return {
    async stop() {
      stopping = true
      const tooLate = sleep(GIVE_UP_MS, undefined, { ref: false })
      const client = await Promise.race([presence.catch(() => undefined), tooLate])
      if (client) await leaveServer(installation, client)
    },
  }
}
