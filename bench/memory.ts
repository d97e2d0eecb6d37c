// What the server's process holds with the seed catalogue, after it was browsed (Linux only).
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkout, removeData, startShop } from './started-shop.ts'
import { report } from './yardstick.ts'

const PAGES = [
  '/',
  '/api/department/findAll',
  '/api/category/findAll',
  '/api/products/findAll?pageSize=100',
  '/api/products/search/glove',
]
const ROUNDS = 100

const data = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-memory-'))
const shop = await startShop({
  folder: checkout,
  env: { ...process.env, DATA_DIR: data, PORT: '0' },
})
for (let round = 0; round < ROUNDS; round++) {
  await Promise.all(PAGES.map(async (page) => (await fetch(shop.address + page)).arrayBuffer()))
}
const megabytes = residentMegabytes(shop.group)
await shop.stop()
await removeData(data)
report(`Memory of the server after ${ROUNDS * PAGES.length} requests`, megabytes, 250, 'MB')

/** The process of the group that runs main.ts: not npm, not the launcher. */
function residentMegabytes(group: number): number {
  const processes = execFileSync('ps', ['-e', '-o', 'pgid=,rss=,args='], { encoding: 'utf8' })
  const server = processes
    .split('\n')
    .map((line) => line.trim().match(/^(\d+)\s+(\d+)\s+(.*)$/))
    .find((match) => Number(match?.[1]) === group && match?.[3]?.includes('src/main.ts'))
  if (!server) throw new Error('The server is not among the processes')
  return Number(server[2]) / 1024
}
