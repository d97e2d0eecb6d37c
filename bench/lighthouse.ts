// `node bench/lighthouse.ts [rounds] [--page /d/Diabetes] [--throttling devtools]`: Lighthouse's metrics of the
// storefront on a phone, as a table of medians (ux §4). `--page` can be repeated.
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { findChromium } from '../scripts/find-chromium.ts'
import { checkout, removeData, startShop } from './shop/started-shop.ts'

/** Downloaded for the run by npx: the shop itself does not need it. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const PAGES = [
  '/',
  '/p/1929-true-metrix-testing-strips-pack-of-100',
  '/c/61-glucose-test-strips',
  '/d/Diabetes',
  '/b/0-mendwell',
  '/faq',
  '/#/shop/61',
  '/#/productsingle/1929/Glucose%20Test%20Strips/61',
]
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Lighthouse sometimes misses the start of a visit (NO_NAVSTART): such a round is repeated. */
const MAX_FAILURES = 5
const ROUND_LIMIT_MS = 120_000

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  environment: { benchmarkIndex: number }
  runtimeError?: { code: string }
}

interface Looks {
  reports: Report[]
  /** A measurement error, by its code. */
  failures: string[]
}

const { values: chosen, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string', multiple: true, default: PAGES },
    throttling: { type: 'string', multiple: true, default: ['devtools', 'simulate'] },
  },
})
const rounds = Number(positionals[0] ?? 5)

const data = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-lighthouse-'))
const shop = await startShop({
  folder: checkout,
  env: { ...process.env, DATA_DIR: data, PORT: '0', RATE_LIMIT_FACTOR: '1000' },
})
console.log(`${new Date().toISOString()}, ${LIGHTHOUSE}, mobile, median of ${rounds}\n`)
console.log(
  '| page | throttling | performance | a11y | best practices | SEO | FCP s | LCP s | TBT ms | CLS | machine | restarts |',
)
console.log(`|${'---|'.repeat(12)}`)
try {
  for (const page of chosen.page) {
    // Pictures and the compressed page are created on the first visits, which do not count.
    await lookOnce(page, 'devtools').catch(() => {})
    for (const throttling of chosen.throttling) {
      console.log(rowOf(page, throttling, await look(page, throttling)))
    }
  }
} finally {
  await shop.stop()
  await removeData(data)
}

/** The requested number of rounds, each in its own browser. */
async function look(page: string, throttling: string): Promise<Looks> {
  const reports: Report[] = []
  const failures: string[] = []
  while (reports.length < rounds && failures.length < MAX_FAILURES) {
    try {
      reports.push(await lookOnce(page, throttling))
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error))
    }
  }
  return { reports, failures }
}

/** @throws Error with Lighthouse's code when it could not measure. */
async function lookOnce(page: string, throttling: string): Promise<Report> {
  const run = promisify(execFile)(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, shop.address + page, '--quiet', '--output=json'],
      ...[`--only-categories=${CATEGORIES.join(',')}`, `--throttling-method=${throttling}`],
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    {
      env: { ...process.env, CHROME_PATH: findChromium() ?? '' },
      maxBuffer: 64 * 1024 * 1024,
      timeout: ROUND_LIMIT_MS,
    },
  )
  // It exits with an error when it could not measure, but gives the reason in its report.
  const { stdout } = await run.catch((error: { stdout?: string; message: string }) => ({
    stdout: error.stdout ?? '',
    message: error.message,
  }))
  const report = read(stdout)
  const code = report ? report.runtimeError?.code : 'NO_REPORT'
  if (!report || code || report.categories.performance?.score == null) {
    throw new Error(code ?? 'NO_SCORE')
  }
  return report
}

function read(json: string): Report | undefined {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function rowOf(page: string, throttling: string, { reports, failures }: Looks): string {
  const again = failures.length === 0 ? '0' : `${failures.length}: ${[...new Set(failures)]}`
  if (reports.length === 0) return `| ${page} | ${throttling} |${' |'.repeat(9)} ${again} |`
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
    again,
  ]
  return `| ${cells.join(' | ')} |`
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
