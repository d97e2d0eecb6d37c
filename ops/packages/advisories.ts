import { execFile } from 'node:child_process'

/** Without an answer npm would retry for minutes; a test run must not wait for that. */
const WAIT_MS = 30_000
/** Severities that fail a build. Others are only listed: most do not affect a shop. */
const FAILING = new Set(['high', 'critical'])

/** A package that a shop runs with and that has a known vulnerability. */
export interface Vulnerability {
  name: string
  severity: string
  /** Titles and URLs of the advisories, or the packages that pull it in. */
  via: string[]
  failsBuild: boolean
}

/** The vulnerabilities found, or why the registry could not be asked. */
export type Answer = { vulnerabilities: Vulnerability[] } | { unavailable: string }

interface Query {
  /** The folder of the lockfile. */
  root: string
  /** A registry other than the one in npm's settings. */
  registry?: string
  waitMs?: number
}

/**
 * Asks the registry for known vulnerabilities of the packages that a running shop uses, by `npm audit`. A registry that
 * is down, refuses or hangs does not fail a build: the answer then says why it is unavailable.
 */
export async function findVulnerabilities({
  root,
  registry,
  waitMs = WAIT_MS,
}: Query): Promise<Answer> {
  const args = ['audit', '--json', '--omit=dev', '--package-lock-only', '--fetch-retries=0']
  if (registry) args.push(`--registry=${registry}`)
  const { output, isLate } = await runNpm(args, root, waitMs)
  if (isLate) return { unavailable: `no answer within ${waitMs / 1_000} s` }
  return readReport(output)
}

/** An entry in npm's report. */
interface Entry {
  name: string
  severity: string
  via: (string | { title: string; url: string })[]
}

function readReport(output: string): Answer {
  const report = parse(output)
  if (!report?.vulnerabilities) return { unavailable: report?.message ?? 'npm gave no report' }
  const vulnerabilities = Object.values(report.vulnerabilities).map(({ name, severity, via }) => ({
    name,
    severity,
    via: via.map((one) => (typeof one === 'string' ? one : `${one.title} ${one.url}`)),
    failsBuild: FAILING.has(severity),
  }))
  return { vulnerabilities }
}

function parse(
  output: string,
): { message?: string; vulnerabilities?: Record<string, Entry> } | undefined {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}

/** npm exits with an error code if it finds something; that is not a failure here. */
const runNpm = (args: string[], root: string, waitMs: number) =>
  new Promise<{ output: string; isLate: boolean }>((resolve) => {
    const options = { cwd: root, timeout: waitMs, maxBuffer: 64 << 20 }
    execFile('npm', args, options, (error, output) =>
      resolve({ output, isLate: error?.killed === true }),
    )
  })
