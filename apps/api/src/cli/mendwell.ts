// `npx mendwell <command>`: work on the shop's database from the terminal.
import { type Config, readConfig } from '../config.ts'
import { StartProblem } from '../start-problem.ts'
import { audit } from './audit.ts'
import { backup } from './backup.ts'
import { doctor } from './doctor.ts'
import { exportProductsFile } from './export-products.ts'
import { importProducts } from './import-products.ts'
import { migrateDatabase } from './migrate.ts'
import { reset } from './reset.ts'
import { restore } from './restore.ts'
import { staff } from './staff.ts'

type Command = (config: Config, options: string[]) => Promise<void>

interface Entry {
  run: Command
  does: string
  /** What may be said with two dashes; anything else is a mistake in typing, and nothing is done. */
  flags?: string[]
}

/** MAP: every command, and what it is for. */
const COMMANDS: Record<string, Entry> = {
  audit: { run: audit, does: 'checks the books: money, stock, payments, mails' },
  backup: { run: backup, does: '[file]: everything into one archive' },
  doctor: { run: doctor, does: 'looks at what the shop needs and says what to do' },
  export: { run: exportProductsFile, does: 'writes the products as CSV' },
  import: {
    run: importProducts,
    does: 'reads products or brands from CSV',
    flags: ['--dry-run', '--undo'],
  },
  migrate: { run: migrateDatabase, does: 'brings the tables up to date' },
  reset: { run: reset, does: '[--yes]: an empty database', flags: ['--yes'] },
  restore: {
    run: restore,
    does: '<file> [--yes]: takes the place of what is there',
    flags: ['--yes'],
  },
  staff: { run: staff, does: 'list, add, role, reset: who works in the shop' },
}

function usage(): string {
  const lines = Object.entries(COMMANDS).map(([name, { does }]) => `  ${name.padEnd(8)} ${does}`)
  return ['Use one of: npx mendwell', ...lines].join('\n')
}

function refuseUnknown(name: string, options: string[], flags: string[] = []) {
  const unknown = options.find((option) => option.startsWith('-') && !flags.includes(option))
  if (unknown === undefined) return
  const known = flags.length > 0 ? `It knows ${flags.join(' and ')}.` : 'It knows none.'
  throw new StartProblem(`mendwell ${name} knows no option ${unknown}. ${known}`)
}

async function run([name = '', ...options]: string[]): Promise<void> {
  if (name === '--help' || name === '-h' || name === 'help') return console.log(usage())
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) {
    throw new StartProblem(name ? `There is no command ${name}. ${usage()}` : usage())
  }
  refuseUnknown(name, options, command.flags)
  await command.run(readConfig(process.env), options)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error)
  process.exitCode = 1
}
