// `npx mendwell <command>`: work on the shop's database from the terminal.
import { type Config, readConfig } from '../config/config.ts'
import { StartProblem } from '../config/start-problem.ts'
import { audit } from './audit.ts'
import { backup } from './backup.ts'
import { doctor } from './doctor.ts'
import { exportProductsFile } from './export-products.ts'
import { FILES_USAGE, files } from './files.ts'
import { IMPORT_USAGE, importProducts } from './import-products.ts'
import { migrateDatabase } from './migrate.ts'
import { reset } from './reset.ts'
import { restore } from './restore.ts'
import { describeFailure } from './running/describe-failure.ts'
import { STAFF_USAGE, staff } from './staff.ts'
import { RECALL_USAGE, recall } from './stock/recall.ts'
import { RECEIVE_USAGE, receive } from './stock/receive.ts'

type Command = (config: Config, options: string[]) => Promise<void>

interface Entry {
  run: Command
  does: string
  /** What follows its name. */
  form?: string
  /** More lines for its own --help. */
  more?: string
  /** Its options with two dashes; anything else is a typo, and nothing is done. */
  flags?: string[]
  /** How many arguments it takes, none by default; more of them are a mistake too. */
  words?: number
}

/** MAP: every command, and its purpose. */
const COMMANDS: Record<string, Entry> = {
  audit: { run: audit, does: 'checks the books: money, stock, payments, mails' },
  backup: { run: backup, form: '[file]', does: 'everything into one archive', words: 1 },
  doctor: { run: doctor, does: 'looks at what the shop needs and says what to do' },
  export: {
    run: exportProductsFile,
    form: '[file] [--families | --packs]',
    does: 'writes products, families or packs as CSV, to the terminal without a file',
    flags: ['--families', '--packs'],
    words: 1,
  },
  files: {
    run: files,
    form: 'move --to s3 | database, unused [DAYS]',
    does: 'moves pictures and documents into S3, or back; finds what nothing names there',
    more: FILES_USAGE,
    flags: ['--to', '--remove'],
    words: 2,
  },
  import: {
    run: importProducts,
    form: 'FILE.csv [--dry-run]',
    does: 'reads products, families, packs or brands from CSV',
    more: IMPORT_USAGE,
    flags: ['--dry-run', '--undo', '--confirmed'],
    words: 1,
  },
  migrate: { run: migrateDatabase, does: 'brings the tables up to date' },
  recall: {
    run: recall,
    form: 'list | read FILE.json | buyers NUMBER',
    does: 'recalls: what is known, records of openFDA, who got it',
    more: RECALL_USAGE,
    words: 2,
  },
  receive: {
    run: receive,
    form: 'FILE.csv --order NUMBER --by EMAIL',
    does: 'books a delivery of a purchase order from CSV',
    more: RECEIVE_USAGE,
    flags: ['--order', '--by', '--note', '--dry-run'],
    words: 4,
  },
  reset: {
    run: reset,
    form: '[--yes]',
    does: 'an empty database; close the shop first',
    flags: ['--yes'],
  },
  restore: {
    run: restore,
    form: '<file> [--yes]',
    does: 'takes the place of what is there; close the shop first',
    flags: ['--yes'],
    words: 1,
  },
  staff: {
    run: staff,
    form: 'list | add | role | reset',
    does: 'who works in the shop',
    more: STAFF_USAGE,
    words: Number.POSITIVE_INFINITY,
  },
}

const HELP = new Set(['--help', '-h', 'help'])

const titleOf = (name: string, { form }: Entry) => (form ? `${name} ${form}` : name)

function usage(): string {
  const entries = Object.entries(COMMANDS)
  const width = Math.max(...entries.map(([name, entry]) => titleOf(name, entry).length))
  const lines = entries.map(
    ([name, entry]) => `  ${titleOf(name, entry).padEnd(width)}  ${entry.does}`,
  )
  return ['Use one of: npx mendwell', ...lines].join('\n')
}

const helpOn = (name: string, entry: Entry) =>
  [
    `npx mendwell ${titleOf(name, entry)}`,
    `  ${entry.does}`,
    ...(entry.more ? [entry.more] : []),
  ].join('\n')

function refuseUnknown(name: string, options: string[], { flags = [], words = 0 }: Entry) {
  // The empty word of a script's unset variable would otherwise be taken for an omitted argument.
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
  if (HELP.has(name)) return console.log(usage())
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) {
    throw new StartProblem(name ? `There is no command ${name}. ${usage()}` : usage())
  }
  if (options.some((option) => option === '--help' || option === '-h')) {
    return console.log(helpOn(name, command))
  }
  refuseUnknown(name, options, command)
  await command.run(readConfig(process.env), options)
}

// The reader may have enough before the end: mendwell audit head
process.stdout.on('error', () => {
  process.exitCode = 1
})
try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(describeFailure(error))
  process.exitCode = 1
}
