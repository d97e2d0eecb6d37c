import { execFile } from 'node:child_process'

/** npm repeats itself for minutes where nobody answers; whoever runs the tests should not wait for that. */
const WAIT_MS = 30_000
/** What stops a build. The others are told: most of them need what a shop never does. */
const STOPPING = new Set(['high', 'critical'])

/** A package that a shop runs with and that has a known hole. */
export interface Hole {
  name: string
  severity: string
  /** Titles and addresses of what was published, or the packages through which it comes. */
  via: string[]
  stops: boolean
}

/** Holes found, none perhaps; or why nobody could be asked. */
export type Answer = { holes: Hole[] } | { silent: string }

interface Asked {
  /** Folder with the lockfile. */
  root: string
  /** Address of another registry than that of npm's settings. */
  registry?: string
  waitMs?: number
}

/**
 * Asks the registry for known holes in what the lockfile pins for a running shop, by `npm audit`. A registry that is away,
 * refuses or says nothing is no fault of the shop: the answer then says why it is silent.
 */
export async function findHoles({ root, registry, waitMs = WAIT_MS }: Asked): Promise<Answer> {
  const words = ['audit', '--json', '--omit=dev', '--package-lock-only', '--fetch-retries=0']
  if (registry) words.push(`--registry=${registry}`)
  const { output, isLate } = await runNpm(words, root, waitMs)
  if (isLate) return { silent: `no answer within ${waitMs / 1_000} s` }
  return readReport(output)
}

interface Vulnerability {
  name: string
  severity: string
  via: (string | { title: string; url: string })[]
}

function readReport(output: string): Answer {
  const report = parse(output)
  if (!report?.vulnerabilities) return { silent: report?.message ?? 'npm gave no report' }
  const holes = Object.values(report.vulnerabilities).map(({ name, severity, via }) => ({
    name,
    severity,
    via: via.map((one) => (typeof one === 'string' ? one : `${one.title} ${one.url}`)),
    stops: STOPPING.has(severity),
  }))
  return { holes }
}

function parse(
  output: string,
): { message?: string; vulnerabilities?: Record<string, Vulnerability> } | undefined {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}

/** It ends with a code of its own when it found something, which is no failure here. */
const runNpm = (words: string[], root: string, waitMs: number) =>
  new Promise<{ output: string; isLate: boolean }>((resolve) => {
    const options = { cwd: root, timeout: waitMs, maxBuffer: 64 << 20 }
    execFile('npm', words, options, (error, output) =>
      resolve({ output, isLate: error?.killed === true }),
    )
  })
