// How long the shop is closed when it is started again.
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkout, removeData, startShop } from './started-shop.ts'
import { report } from './yardstick.ts'

const data = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-second-start-'))
const env = { ...process.env, DATA_DIR: data, PORT: '0' }

const first = await startShop({ folder: checkout, env })
await first.stop()
const second = await startShop({ folder: checkout, env })
await second.stop()
await removeData(data)
report('Second start to the first answered request', second.seconds, 5, 's')
