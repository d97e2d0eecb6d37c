import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'

const run = promisify(execFile)
const linter = path.join(
  import.meta.dirname,
  '../../../../node_modules/@squawk-cli/linux-x64/bin/squawk',
)
/** The linter only runs on this platform, where everything is tested before it is merged. */
const isThere = process.platform === 'linux' && process.arch === 'x64'
const folder = path.join(import.meta.dirname, '../../migrations')

/**
 * From here on, migrations run alongside the previous version, without downtime: they only add, and neither rewrite a
 * table nor scan one while blocking orders. The earlier ones have run everywhere.
 */
const FIRST_CHECKED = 840

/** Style rules, and one that the migrator covers for all: its own transaction with a lock timeout. */
const NOT_ASKED = [
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'prefer-robust-stmts',
  'prefer-text-field',
  'prefer-timestamp-tz',
  'ban-char-field',
  'require-lock-timeout',
  'require-statement-timeout',
]

interface Finding {
  file: string
  line: number
  rule_name: string
}

async function lint(files: string[], inTransaction: boolean): Promise<string[]> {
  if (files.length === 0) return []
  const options = ['--reporter=json', '--pg-version=15.0', `--exclude=${NOT_ASKED.join(',')}`]
  if (inTransaction) options.push('--assume-in-transaction')
  const { stdout } = await run(linter, [...options, ...files]).catch(
    // It exits with 1 if it has findings.
    (failed: { stdout: string }) => failed,
  )
  const findings: Finding[] = JSON.parse(stdout)
  return findings.map(
    ({ file, line, rule_name }) => `${path.basename(file)}:${line + 1} ${rule_name}`,
  )
}

const isConcurrent = (file: string) => file.endsWith('.concurrently.sql')

async function lintAll(files: string[]) {
  const [own, concurrent] = await Promise.all([
    lint(
      files.filter((file) => !isConcurrent(file)),
      true,
    ),
    lint(files.filter(isConcurrent), false),
  ])
  return [...own, ...concurrent]
}

it.runIf(isThere)('no migration blocks a running shop', async () => {
  const files = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.sql') && Number.parseInt(file, 10) >= FIRST_CHECKED)
    .map((file) => path.join(folder, file))

  expect(await lintAll(files)).toEqual([])
})

it.runIf(isThere).each([
  ['1.sql', 'alter table orders drop column note;', 'ban-drop-column'],
  ['1.sql', 'alter table orders rename column note to remark;', 'renaming-column'],
  ['1.sql', 'alter table orders alter column order_id type bigint;', 'changing-column-type'],
  ['1.sql', 'alter table orders add constraint c check (a > 0);', 'constraint-missing-not-valid'],
  ['1.sql', 'create index orders_by_note on orders (note);', 'require-concurrent-index-creation'],
  ['1.concurrently.sql', 'create index n on orders (note);', 'require-concurrent-index-creation'],
  ['1.concurrently.sql', 'create index concurrently n on orders (note);', undefined],
  ['1.sql', 'create table mark (id int primary key); create index m on mark (id);', undefined],
  ['1.sql', 'alter table orders add column mark int;', undefined],
])('of %s with %s it says %s', async (name, text, rule) => {
  const place = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-lint-'))
  onTestFinished(() => fs.rmSync(place, { recursive: true, force: true }))
  const file = path.join(place, name)
  fs.writeFileSync(file, text)

  expect(await lintAll([file])).toEqual(rule ? [`${name}:1 ${rule}`] : [])
})
