import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { locateInstallation } from '../../src/db/postgres/installation.ts'
import { blankFolder, end } from '../postgres/held-server.ts'
import { currentTestServer, oneAtATime } from '../shop/test-server.ts'
import { openShopProcess } from './shop-process.ts'

const ENVIRONMENT_NAME = 'MENDWELL_TEST_FILLED'

/** The first start's output, which also marks its folder as complete. */
const SAID = 'first-start.txt'

/** The folder that this run's processes copy; the first one to need it fills it. */
export async function setup() {
  const place = await blankFolder()
  process.env[ENVIRONMENT_NAME] = place.folder
  return place.remove
}

/**
 * A data folder after a first start, and that start's output. Creating the database and loading the catalogue takes
 * longer than most tests: it is done once per run, and every caller gets a copy.
 */
export async function filledFolder() {
  const origin = process.env[ENVIRONMENT_NAME] ?? ''
  const said = path.join(origin, SAID)
  await oneAtATime(currentTestServer(), async () => {
    if (fs.existsSync(said)) return
    const shop = await openShopProcess({ DATA_DIR: origin })
    await end(shop.process, 'SIGTERM')
    fs.writeFileSync(said, shop.output.join('\n'))
  })
  const place = await blankFolder()
  const { data } = await locateInstallation(origin)
  // With its owner, who may be PostgreSQL's own user.
  await promisify(execFile)('cp', ['-a', data, place.data])
  return { ...place, firstOutput: fs.readFileSync(said, 'utf8') }
}
