import { StartProblem } from '../config/start-problem.ts'
import type { Manifest, TableEntry } from './manifest.ts'
import type { BackupTable } from './tables.ts'

/**
 * The tables of an archive in its order, with the names and columns that the database itself has for them: nothing from
 * the file becomes part of a statement.
 * @throws StartProblem if the archive has a table or column that these migrations do not create, or lacks one.
 */
export function tablesToFill(manifest: Manifest, made: readonly BackupTable[]): TableEntry[] {
  const missing = made.find(
    ({ name }) => isOfShop(name) && !manifest.tables.some((table) => table.name === name),
  )
  if (missing) throw differs(missing.name)
  return manifest.tables.map((table) => {
    const known = made.find(({ name }) => name === table.name)
    if (!known) throw differs(table.name)
    const inDatabase = (column: string) => {
      const found = known.columns.find((name) => name === column)
      if (found === undefined) throw differs(`${known.name}.${column}`)
      return found
    }
    // The job queue creates its tables in its own versions: an additional column may have its default.
    if (isOfShop(known.name) && table.columns.length !== known.columns.length) {
      throw differs(known.name)
    }
    return {
      ...table,
      name: known.name,
      columns: table.columns.map(inDatabase),
      orderBy: table.orderBy.map(inDatabase),
    }
  })
}

const isOfShop = (name: string) => name.startsWith('public.')

const differs = (what: string) =>
  new StartProblem(`its tables are not those of its migrations (${what}); take another backup`)
