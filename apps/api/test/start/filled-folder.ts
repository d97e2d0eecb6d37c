import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { locateInstallation } from '../../src/db/postgres/installation.ts'
import { blankFolder, end } from '../postgres/held-server.ts'
import { currentTestServer, oneAtATime } from '../shop/test-server.ts'
import { openShopProcess } from './shop-process.ts'

const ENVIRONMENT_NAME = 'MENDWELL_TEST_FILLED'

/** What the first start of the run said, which is also the sign that its folder is whole. */
const SAID = 'first-start.txt'

/** The place of the folder that the processes of this run copy; it is filled by the first that asks. */
export async function setup() {
  const place = await blankFolder()
  process.env[ENVIRONMENT_NAME] = place.folder
  return place.remove
}

/**
 * A data folder as a first start leaves it, and what that start said. To make the database and load the catalogue takes
 * longer than most of what is tried afterwards: once for a run, and each who asks has a copy.
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
