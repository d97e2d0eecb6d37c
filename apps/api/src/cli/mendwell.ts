// `npx mendwell <command>`: work on the shop's database from the terminal.
import { type Config, readConfig } from '../config.ts'
import { StartProblem } from '../start-problem.ts'
import { audit } from './audit.ts'
import { backup } from './backup.ts'
import { describeFailure } from './describe-failure.ts'
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
  /** How many other words it takes, none unless said; more of them are a mistake too. */
  words?: number
}

/** MAP: every command, and what it is for. */
const COMMANDS: Record<string, Entry> = {
  audit: { run: audit, does: 'checks the books: money, stock, payments, mails' },
  backup: { run: backup, does: '[file]: everything into one archive', words: 1 },
  doctor: { run: doctor, does: 'looks at what the shop needs and says what to do' },
  export: { run: exportProductsFile, does: '[file]: writes the products as CSV', words: 1 },
  import: {
    run: importProducts,
    does: 'reads products or brands from CSV',
    flags: ['--dry-run', '--undo'],
    words: 1,
  },
  migrate: { run: migrateDatabase, does: 'brings the tables up to date' },
  reset: { run: reset, does: '[--yes]: an empty database', flags: ['--yes'] },
  restore: {
    run: restore,
    does: '<file> [--yes]: takes the place of what is there',
    flags: ['--yes'],
    words: 1,
  },
  staff: {
    run: staff,
    does: 'list, add, role, reset: who works in the shop',
    words: Number.POSITIVE_INFINITY,
  },
}

function usage(): string {
  const lines = Object.entries(COMMANDS).map(([name, { does }]) => `  ${name.padEnd(8)} ${does}`)
  return ['Use one of: npx mendwell', ...lines].join('\n')
}

function refuseUnknown(name: string, options: string[], { flags = [], words = 0 }: Entry) {
  // What a script's unset variable leaves would be taken for a word that was not given.
  if (options.includes('')) throw new StartProblem(`mendwell ${name} was given an empty word.`)
  const others = options.filter((option) => !flags.includes(option))
  const unknown = others.find((option) => option.startsWith('-'))
  if (unknown === undefined) {
    if (others.length <= words) return
    throw new StartProblem(`mendwell ${name} does not know what to do with ${others[words]}.`)
  }
  const known = flags.length > 0 ? `It knows ${flags.join(' and ')}.` : 'It knows none.'
  throw new StartProblem(`mendwell ${name} knows no option ${unknown}. ${known}`)
}

async function run([name = '', ...options]: string[]): Promise<void> {
  if (name === '--help' || name === '-h' || name === 'help') return console.log(usage())
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) {
    throw new StartProblem(name ? `There is no command ${name}. ${usage()}` : usage())
  }
  refuseUnknown(name, options, command)
  await command.run(readConfig(process.env), options)
}

// Who reads may have enough before all is said: mendwell audit | head
process.stdout.on('error', () => {
  process.exitCode = 1
})
try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(describeFailure(error))
  process.exitCode = 1
}
