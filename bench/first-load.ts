// What a browser must fetch before a first visit can be used, per page, gzip -9 (ux §4).
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.ts'
import { checkout, removeData, startShop } from './started-shop.ts'
import { report } from './yardstick.ts'

/** Address, and at most so many KB of script. */
const PAGES = [
  ['/', 150],
  ['/#/shop/61', 160],
  ['/#/productsingle/1929/Glucose%20Test%20Strips/61', 160],
  ['/#/checkout', 160],
] as const

const data = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-first-load-'))
const shop = await startShop({
  folder: checkout,
  env: { ...process.env, DATA_DIR: data, PORT: '0' },
})
const executablePath = findChromium()
const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu']
const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) })
for (const [address, most] of PAGES) {
  const fetched = await fetchedBy(`${shop.address}${address}`)
  report(`${address} script`, kilobytes(fetched, '.js'), most, 'KB')
  report(`${address} style`, kilobytes(fetched, '.css'), 25, 'KB')
  report(`${address} font`, kilobytes(fetched, '.woff2'), 30, 'KB')
}
await browser.close()
await shop.stop()
await removeData(data)

/** The built files that a fresh browser asked for until the page was quiet. */
async function fetchedBy(address: string): Promise<string[]> {
  const page = await (await browser.newContext()).newPage()
  const files = new Set<string>()
  page.on('request', (request) => files.add(new URL(request.url()).pathname))
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.close()
  return [...files].filter((file) => file.startsWith('/assets/'))
}

function kilobytes(files: string[], ending: string): number {
  const sizes = files
    .filter((file) => file.endsWith(ending))
    .map((file) => fs.readFileSync(path.join(checkout, 'apps/web/dist', file)))
    // A font is compressed already.
    .map((bytes) => (ending === '.woff2' ? bytes : gzipSync(bytes, { level: 9 })).length)
  return sizes.reduce((total, size) => total + size, 0) / 1000
}
