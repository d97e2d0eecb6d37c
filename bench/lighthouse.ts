// `node bench/lighthouse.ts [rounds]`: Lighthouse's figures of the storefront on a phone, as a table (ux §4).
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { findChromium } from '../scripts/find-chromium.ts'
import { checkout, removeData, startShop } from './started-shop.ts'

/** Fetched for the run by npx: the shop itself does not need it. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const PAGES = [
  '/',
  '/p/1929-true-metrix-testing-strips-pack-of-100',
  '/c/61-glucose-test-strips',
  '/d/Diabetes',
  '/faq',
  '/#/shop/61',
  '/#/productsingle/1929/Glucose%20Test%20Strips/61',
]
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const rounds = Number(process.argv[2] ?? 5)

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number }>
  environment: { benchmarkIndex: number }
}

const data = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-lighthouse-'))
const shop = await startShop({
  folder: checkout,
  env: { ...process.env, DATA_DIR: data, PORT: '0', RATE_LIMIT_FACTOR: '1000' },
})
console.log(`${new Date().toISOString()}, ${LIGHTHOUSE}, mobile, median of ${rounds}\n`)
console.log(
  '| page | throttling | performance | a11y | best practices | SEO | FCP s | LCP s | TBT ms | CLS | machine |',
)
console.log('|---|---|---|---|---|---|---|---|---|---|---|')
try {
  for (const page of PAGES) {
    for (const throttling of ['simulate', 'devtools']) console.log(await rowOf(page, throttling))
  }
} finally {
  await shop.stop()
  await removeData(data)
}

async function rowOf(page: string, throttling: string): Promise<string> {
  const reports: Report[] = []
  // Pictures are made at the first visit: it does not count.
  await (await fetch(shop.address + page)).arrayBuffer()
  for (let round = 0; round < rounds; round++) reports.push(await look(page, throttling))
  const score = (name: string) =>
    median(reports.map((one) => one.categories[name]?.score ?? 0)) * 100
  const value = (name: string) => median(reports.map((one) => one.audits[name]?.numericValue ?? 0))
  const seconds = (name: string) => (value(name) / 1000).toFixed(2)
  const cells = [
    page,
    throttling,
    ...CATEGORIES.map((name) => score(name).toFixed(0)),
    seconds('first-contentful-paint'),
    seconds('largest-contentful-paint'),
    value('total-blocking-time').toFixed(0),
    value('cumulative-layout-shift').toFixed(3),
    median(reports.map(({ environment }) => environment.benchmarkIndex)).toFixed(0),
  ]
  return `| ${cells.join(' | ')} |`
}

async function look(page: string, throttling: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, shop.address + page, '--quiet', '--output=json'],
      ...[`--only-categories=${CATEGORIES.join(',')}`, `--throttling-method=${throttling}`],
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() ?? '' }, maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout)
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
