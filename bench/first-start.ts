// How long a stranger waits: clone with an empty npm cache, one command, first answer.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkout, removeData, startShop } from './started-shop.ts'
import { report } from './yardstick.ts'

const place = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-first-start-'))
const folder = path.join(place, 'mendwell')
execFileSync('git', ['clone', '--quiet', checkout, folder])
const env = {
  ...process.env,
  HOME: path.join(place, 'home'),
  npm_config_cache: path.join(place, 'cache'),
  DATA_DIR: path.join(place, 'data'),
  PORT: '0',
}
fs.mkdirSync(env.HOME)

const shop = await startShop({ folder, env })
await shop.stop()
await removeData(env.DATA_DIR)
fs.rmSync(place, { recursive: true, force: true })
report('First start on a fresh clone', shop.seconds, 180, 's')
