// `node apps/api/src/cli/mendwell.ts <command>`: work on the shop's database from the terminal.
import { type Config, readConfig } from '../config.ts'
import { StartProblem } from '../start-problem.ts'
import { audit } from './audit.ts'
import { exportProductsFile } from './export-products.ts'
import { importProducts } from './import-products.ts'
import { reset } from './reset.ts'

const COMMANDS: Record<string, (config: Config, options: string[]) => Promise<void>> = {
  audit,
  export: exportProductsFile,
  import: importProducts,
  reset,
}

const [name = '', ...options] = process.argv.slice(2)
try {
  const command = COMMANDS[name]
  if (!command) throw new StartProblem(`Use one of: ${Object.keys(COMMANDS).join(', ')}`)
  await command(readConfig(process.env), options)
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error)
  process.exitCode = 1
}
