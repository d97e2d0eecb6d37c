import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { findBrokenRules } from '../audit/audit-database.ts'
import type { Config } from '../config/config.ts'
import { openDb } from '../db/db.ts'
import { hasTables } from '../db/migrate/foreign-tables.ts'
import { migrationNames } from '../db/migrate/migrate.ts'
import { isSecure } from '../http/sessions/session-cookie.ts'
import { isRoot, RUNS_AS_ROOT } from '../start/root-user.ts'
import { withPool } from './running/with-pool.ts'

interface Finding {
  what: string
  /** Undefined if all is well. */
  problem?: string | undefined
  /** What to do about it. */
  remedy?: string
}

const GIB = 1024 ** 3
const MIN_FREE_BYTES = GIB

/** `mendwell doctor`: checks everything the shop needs and says what to do; exit code 1 with problems. */
export const doctor = (config: Config) =>
  withPool(config, async (pool) => {
    const tables = await checkMigrations(pool)
    const findings: Finding[] = [tables, checkDisk(config), checkUser(), ...checkOutside(config)]
    // Without its tables there is nothing else to check.
    if (!tables.problem) findings.push(...(await checkWork(pool)), await checkBooks(pool))
    for (const { what, problem, remedy } of findings) {
      console.log(`${problem ? 'PROBLEM' : 'fine   '}  ${what}${problem ? `: ${problem}` : ''}`)
      if (problem && remedy) console.log(`         ${remedy}`)
    }
    if (findings.some(({ problem }) => problem)) process.exitCode = 1
  })

async function checkMigrations(pool: pg.Pool): Promise<Finding> {
  const what = 'tables'
  if (!(await hasTables(pool))) {
    return { what, problem: 'there are none', remedy: 'Run: npx mendwell migrate' }
  }
  const done = await pool.query<{ name: string }>('select name from kysely_migration')
  const names = new Set(done.rows.map(({ name }) => name))
  const known = await migrationNames()
  const newer = [...names].find((name) => !known.includes(name))
  if (newer) {
    return { what, problem: `a newer Mendwell made them (${newer})`, remedy: 'Start that version.' }
  }
  const missing = known.filter((name) => !names.has(name))
  const problem = missing.length > 0 ? `${missing.length} migrations are missing` : undefined
  return { what, problem, remedy: 'Run: npx mendwell migrate' }
}

function checkDisk({ dataDir }: Config): Finding {
  const place = fs.existsSync(dataDir) ? dataDir : path.dirname(path.resolve(dataDir))
  const { bavail, bsize } = fs.statfsSync(place)
  const free = bavail * bsize
  const problem = free < MIN_FREE_BYTES ? `only ${(free / GIB).toFixed(1)} GB are free` : undefined
  return { what: 'disk space', problem, remedy: `Make room on the disk of ${path.resolve(place)}.` }
}

/** The shop is probably started by the user who runs this. */
const checkUser = (): Finding => ({
  what: 'user',
  problem: isRoot() ? 'this is root, and so would be a shop started by it' : undefined,
  remedy: RUNS_AS_ROOT,
})

function checkOutside(config: Config): Finding[] {
  const isPublic = !/\/\/(localhost|127\.|\[::1\])/.test(config.publicUrl)
  if (!isPublic) return [{ what: 'outside world (not asked for: the shop is local)' }]
  // The shop itself does not use TLS.
  const isProxied = isSecure(config)
  return [
    {
      what: 'encryption',
      problem: isProxied ? undefined : 'PUBLIC_URL is not https',
      remedy: 'Put a proxy with a certificate before the shop and set PUBLIC_URL=https://…',
    },
    {
      what: "visitors' addresses",
      problem: isProxied && !config.trustedProxies ? 'TRUSTED_PROXIES is not set' : undefined,
      remedy: 'Name the proxy: behind it all visitors would share one limit of attempts.',
    },
    {
      what: 'mail',
      problem: config.smtpUrl ? undefined : 'mails are only written into a folder',
      remedy: 'Set SMTP_URL.',
    },
    {
      what: 'card payments',
      problem: config.stripe ? undefined : 'only test cards are taken',
      remedy: 'Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.',
    },
  ]
}

async function checkWork(pool: pg.Pool): Promise<Finding[]> {
  const { rows } = await pool.query(`select
    (select count(*) from outbox where given_up and last_error <> 'Not needed any more') as mails,
    (select count(*) from graphile_worker.jobs where attempts >= max_attempts) as jobs,
    (select count(*) from graphile_worker.jobs
      where run_at < now() - interval '10 minutes' and attempts < max_attempts) as late,
    (select count(*) from staff_member where role = 'OWNER' and active_flag) as owners`)
  const { mails, jobs, late, owners } = rows[0]
  return [
    {
      what: 'mails and text messages',
      problem: mails > 0 ? `${mails} were given up` : undefined,
      remedy: 'Look at Mail log in the back office; send them again there.',
    },
    {
      what: 'job queue',
      problem: jobs + late > 0 ? `${jobs} jobs failed, ${late} are late` : undefined,
      remedy: 'Late jobs: is the shop running? Failed ones: see the log of the shop.',
    },
    {
      what: 'staff',
      problem: owners === 0 ? 'there is no active owner' : undefined,
      remedy: 'Run: npx mendwell staff add <email> OWNER <first name>',
    },
  ]
}

async function checkBooks(pool: pg.Pool): Promise<Finding> {
  const { length: broken } = await findBrokenRules(openDb(pool))
  const problem = broken > 0 ? `${broken} rules are broken` : undefined
  return { what: 'books', problem, remedy: 'Run: npx mendwell audit' }
}
