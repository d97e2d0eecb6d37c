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

/** MAP: every command, and what it is for. */
const COMMANDS: Record<string, { run: Command; does: string }> = {
  audit: { run: audit, does: 'checks the books: money, stock, payments, mails' },
  backup: { run: backup, does: '[file]: everything into one archive' },
  doctor: { run: doctor, does: 'looks at what the shop needs and says what to do' },
  export: { run: exportProductsFile, does: 'writes the products as CSV' },
  import: { run: importProducts, does: 'reads products or brands from CSV' },
  migrate: { run: migrateDatabase, does: 'brings the tables up to date' },
  reset: { run: reset, does: '[--yes]: an empty database' },
  restore: { run: restore, does: '<file> [--yes]: takes the place of what is there' },
  staff: { run: staff, does: 'list, add, role, reset: who works in the shop' },
}

function usage(): string {
  const lines = Object.entries(COMMANDS).map(([name, { does }]) => `  ${name.padEnd(8)} ${does}`)
  return ['Use one of: npx mendwell', ...lines].join('\n')
}

const [name = '', ...options] = process.argv.slice(2)
try {
  const command = COMMANDS[name]
  if (!command) throw new StartProblem(usage())
  await command.run(readConfig(process.env), options)
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error)
  process.exitCode = 1
}
