// `npx mendwell <command>`: work on the shop's database from the terminal.
import { type Config, readConfig } from '../config/config.ts'
import { StartProblem } from '../config/start-problem.ts'
import { describeFailure } from './running/describe-failure.ts'

type Command = (config: Config, options: string[]) => Promise<void>

interface Entry {
  /** Its program: only that of the command used is loaded. */
  load: () => Promise<{
    run: Command
    /** More lines for its own --help. */
    more?: string
  }>
  does: string
  /** What follows its name. */
  form?: string
  /** Its options with two dashes; anything else is a typo, and nothing is done. */
  flags?: string[]
  /** How many arguments it takes, none by default; more of them are a mistake too. */
  words?: number
}

/** MAP: every command, and its purpose. */
const COMMANDS: Record<string, Entry> = {
  audit: {
    load: () => import('./audit.ts').then(({ audit: run }) => ({ run })),
    does: 'checks the books: money, stock, payments, mails',
  },
  backup: {
    load: () => import('./backup.ts').then(({ backup: run }) => ({ run })),
    form: '[file]',
    does: 'everything into one archive',
    words: 1,
  },
  doctor: {
    load: () => import('./doctor.ts').then(({ doctor: run }) => ({ run })),
    does: 'looks at what the shop needs and says what to do',
  },
  export: {
    load: () => import('./export-products.ts').then(({ exportProductsFile: run }) => ({ run })),
    form: '[file] [--families | --packs]',
    does: 'writes products, families or packs as CSV, to the terminal without a file',
    flags: ['--families', '--packs'],
    words: 1,
  },
  files: {
    load: () => import('./files.ts').then(({ files: run, FILES_USAGE: more }) => ({ run, more })),
    form: 'move --to s3 | database, unused [DAYS]',
    does: 'moves pictures and documents into S3, or back; finds what nothing names there',
    flags: ['--to', '--remove'],
    words: 2,
  },
  import: {
    load: () =>
      import('./import-products.ts').then(({ importProducts: run, IMPORT_USAGE: more }) => ({
        run,
        more,
      })),
    form: 'FILE.csv [--dry-run]',
    does: 'reads products, families, packs or brands from CSV',
    flags: ['--dry-run', '--undo', '--confirmed'],
    words: 1,
  },
  migrate: {
    load: () => import('./migrate.ts').then(({ migrateDatabase: run }) => ({ run })),
    does: 'brings the tables up to date',
  },
  recall: {
    load: () =>
      import('./stock/recall.ts').then(({ recall: run, RECALL_USAGE: more }) => ({ run, more })),
    form: 'list | read FILE.json | buyers NUMBER',
    does: 'recalls: what is known, records of openFDA, who got it',
    words: 2,
  },
  receive: {
    load: () =>
      import('./stock/receive.ts').then(({ receive: run, RECEIVE_USAGE: more }) => ({ run, more })),
    form: 'FILE.csv --order NUMBER --by EMAIL',
    does: 'books a delivery of a purchase order from CSV',
    flags: ['--order', '--by', '--note', '--dry-run'],
    words: 4,
  },
  reset: {
    load: () => import('./reset.ts').then(({ reset: run }) => ({ run })),
    form: '[--yes]',
    does: 'an empty database; close the shop first',
    flags: ['--yes'],
  },
  restore: {
    load: () => import('./restore.ts').then(({ restore: run }) => ({ run })),
    form: '<file> [--yes]',
    does: 'takes the place of what is there; close the shop first',
    flags: ['--yes'],
    words: 1,
  },
  staff: {
    load: () => import('./staff.ts').then(({ staff: run, STAFF_USAGE: more }) => ({ run, more })),
    form: 'list | add | role | reset',
    does: 'who works in the shop',
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

async function helpOn(name: string, entry: Entry): Promise<string> {
  const { more } = await entry.load()
  const lines = [`npx mendwell ${titleOf(name, entry)}`, `  ${entry.does}`, ...(more ? [more] : [])]
  return lines.join('\n')
}

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
    return console.log(await helpOn(name, command))
  }
  refuseUnknown(name, options, command)
  const { run } = await command.load()
  await run(readConfig(process.env), options)
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
