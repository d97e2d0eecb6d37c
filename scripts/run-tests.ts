import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findHeadlessShell, findTestBrowser } from './find-chromium.ts'

interface Tally {
  passed: number
  failed: number
  skipped: number
}

const reports = mkdtempSync(path.join(tmpdir(), 'mendwell-reports-'))
const vitestReport = path.join(reports, 'vitest.json')
const playwrightReport = path.join(reports, 'playwright.json')

const running = new Set<ChildProcess>()
process.once('SIGTERM', () => {
  for (const child of running) child.kill('SIGTERM')
  process.exit(143)
})

async function runAll() {
  // If there is none, it is downloaded in parallel with the steps that need no browser.
  const chromium = provideChromium()
  // All steps run, so that one failure does not hide another. The build takes as long as the checks, and neither of
  // them keeps two cores busy.
  const [built, checks] = await Promise.all([buildWebApp(), staticChecks()])
  const tallies = [
    built,
    ...checks,
    await unitAndApiTests(),
    ...(built.failed === 0 ? [await chromium.then(browserTests)] : []),
  ]
  // Repeated here: the failure is far above, and a log may keep only its end.
  for (const name of [...failedInVitest(), ...failedInPlaywright()]) console.log(`FAILED: ${name}`)
  const sum = (name: keyof Tally) => tallies.reduce((total, tally) => total + tally[name], 0)
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
  return sum('failed') === 0 ? 0 : 1
}

const buildWebApp = () =>
  check('Build of the web app', 'node', 'scripts/web/build-web.mjs', '--when-stale')

const staticChecks = async (): Promise<Tally[]> => [
  await check('Format, lint and import arrows', 'biome', 'check', '.'),
  await check('Unused files, exports and dependencies', 'knip'),
  await check('Types of server and packages', 'tsc', '-p', 'tsconfig.json'),
  await check('Types of the web app', 'tsc', '-p', 'apps/web/tsconfig.json'),
  await check('Types of the service worker', 'tsc', '-p', 'apps/web/src/worker/tsconfig.json'),
  await check('Licenses and vulnerabilities', 'node', 'ops/packages/packages.ts', '--report'),
]

/** A check is not a test: it only counts when it fails. */
async function check(title: string, program: string, ...options: string[]): Promise<Tally> {
  const succeeded = await step(title, program, options)
  return { passed: 0, failed: succeeded ? 0 : 1, skipped: 0 }
}

async function unitAndApiTests(): Promise<Tally> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
  const succeeded = await step('Unit and API tests', 'vitest', ['run', ...reporters])
  const report = readReport(vitestReport)
  return tally(succeeded, {
    passed: numberIn(report, 'numPassedTests'),
    failed: numberIn(report, 'numFailedTests'),
    skipped: numberIn(report, 'numPendingTests') + numberIn(report, 'numTodoTests'),
  })
}

async function browserTests(): Promise<Tally> {
  const succeeded = await step('Browser tests', 'playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  })
  const stats = readReport(playwrightReport).stats
  return tally(succeeded, {
    passed: numberIn(stats, 'expected'),
    failed: numberIn(stats, 'unexpected') + numberIn(stats, 'flaky'),
    skipped: numberIn(stats, 'skipped'),
  })
}

/** A run that crashed without a failed test has failed too. */
const tally = (succeeded: boolean, found: Tally): Tally =>
  succeeded || found.failed > 0 ? found : { ...found, failed: 1 }

function readReport(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

function numberIn(report: unknown, name: string): number {
  if (typeof report !== 'object' || report === null) return 0
  const value = Object.entries(report).find(([key]) => key === name)?.[1]
  return typeof value === 'number' ? value : 0
}

interface Spec {
  title: string
  ok: boolean
  tests?: { results?: { errors?: { message?: string }[] }[] }[]
}

interface Suite {
  file?: string
  suites?: Suite[]
  specs?: Spec[]
}

interface TestFile {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
}

function failedInVitest(): string[] {
  const { testResults } = readReport(vitestReport)
  const files: TestFile[] = Array.isArray(testResults) ? testResults : []
  return files.flatMap(({ name, status, assertionResults, message }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(
        (test) => `${path.relative('.', name)} › ${test.fullName}${inShort(test.failureMessages)}`,
      )
    const fileAlone = status === 'failed' && tests.length === 0
    return fileAlone ? [`${path.relative('.', name)}: ${message}`] : tests
  })
}

function failedInPlaywright(): string[] {
  const { suites } = readReport(playwrightReport)
  const failed = (suite: Suite): string[] => [
    ...(suite.specs ?? [])
      .filter((spec) => !spec.ok)
      .map((spec) => `${suite.file} › ${spec.title}${inShort(messagesOf(spec))}`),
    ...(suite.suites ?? []).flatMap(failed),
  ]
  return Array.isArray(suites) ? suites.flatMap(failed) : []
}

const messagesOf = ({ tests = [] }: Spec): string[] =>
  tests.flatMap(({ results = [] }) =>
    results.flatMap(({ errors = [] }) => errors.flatMap(({ message }) => message ?? [])),
  )

const LINES_SAID = 20

/** Why it failed, below its name: the first lines matter, and a log may keep only its end. */
const inShort = (messages: string[] = []): string =>
  messages
    .flatMap((message) => stripVTControlCharacters(message).split('\n').slice(0, LINES_SAID))
    .map((line) => `\n    ${line}`)
    .join('')

/** Runs a program of node_modules/.bin, which the launcher puts first on the path. */
function step(title: string, program: string, options: string[], extra: NodeJS.ProcessEnv = {}) {
  const started = performance.now()
  console.log(`\n== ${title}`)
  const child = spawn(program, options, { stdio: 'inherit', env: { ...process.env, ...extra } })
  running.add(child)
  return new Promise<boolean>((resolve) => {
    const finish = (succeeded: boolean) => {
      running.delete(child)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`== ${title}: ${succeeded ? 'ok' : 'FAILED'} (${seconds} s)`)
      resolve(succeeded)
    }
    child.once('error', () => finish(false))
    child.once('exit', (code) => finish(code === 0))
  })
}

const installPackage = (name: string) =>
  step(`${name} from the system's packages`, 'apt-get', [
    'install',
    '-y',
    '--no-install-recommends',
    name,
  ])

async function provideChromium() {
  if (findHeadlessShell()) return
  if (process.getuid?.() === 0) {
    await step('Package lists', 'apt-get', ['update'])
    await installPackage('chromium-headless-shell')
    if (!findTestBrowser()) await installPackage('chromium')
  }
  if (findTestBrowser()) return
  await step('Chromium for the browser tests', 'playwright', ['install', 'chromium'])
  if (findTestBrowser()) return
  console.error('No Chromium for the browser tests: install one, or set CHROMIUM to its path.')
}

// Last, so that everything above is there when it begins.
process.exitCode = await runAll().finally(() => rmSync(reports, { recursive: true, force: true }))
