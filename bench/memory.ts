// What the server's process holds with the seed catalogue, after it was browsed (Linux only).
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkout, removeData, startShop } from './started-shop.ts'
import { report } from './yardstick.ts'

const PAGES = [
  '/',
  '/api/departments/findAll',
  '/api/category/findAll',
  '/api/products/findProductsByCategory/-1?pageSize=100',
  '/api/products/searchProducts/glove',
]
const ROUNDS = 100

const data = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-memory-'))
const shop = await startShop({
  folder: checkout,
  env: { ...process.env, DATA_DIR: data, PORT: '0' },
})
for (let round = 0; round < ROUNDS; round++) {
  await Promise.all(PAGES.map(ask))
}
const megabytes = residentMegabytes(shop.group)
await shop.stop()
await removeData(data)
report(`Memory of the server after ${ROUNDS * PAGES.length} requests`, megabytes, 250, 'MB')

async function ask(page: string) {
  const answer = await fetch(shop.address + page)
  if (!answer.ok) throw new Error(`${page} answered ${answer.status}`)
  await answer.arrayBuffer()
}

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
