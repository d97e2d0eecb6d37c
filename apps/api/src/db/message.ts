import pg from 'pg'
import { inCamelCase } from './camel-case-columns.ts'

/** How pg writes a value for PostgreSQL; its types leave it out. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): Sent } }).utils
type Sent = string | Buffer | null

/** A statement as it is sent. */
export interface Statement {
  text: string
  values: readonly unknown[]
  /** The connection keeps a statement with a name, and its plan. */
  name?: string
}

/** What a statement returned; its columns are in camelCase. */
export interface Result {
  command: string
  rowCount: number
  rows: Record<string, unknown>[]
}

/** The columns of an answer, which PostgreSQL describes once for a statement that the connection keeps. */
interface Columns {
  names: string[]
  readers: ((text: string) => unknown)[]
  /** A row without its values, so that all have one shape. */
  blank: Record<string, null>
}

const NO_COLUMNS: Columns = { names: [], readers: [], blank: {} }

/** The statements that a connection keeps, by name. */
const kept = new WeakMap<pg.Connection, Map<string, Columns>>()

/**
 * Sends statements in one message and answers what each returned. When one fails PostgreSQL skips those behind it, so
 * that `begin` may stand ahead and `commit` at the end; without these they are one transaction. A statement without
 * name and values goes alone and may be several in one text; the answer is the last one's then.
 * @throws pg.DatabaseError
 */
export const sendTogether = (
  client: pg.PoolClient,
  statements: readonly Statement[],
): Promise<Result[]> =>
  new Promise((resolve, reject) => client.query(new Message(statements, { resolve, reject })))

interface Ending {
  resolve(results: Result[]): void
  reject(error: unknown): void
}

/** What pg asks of a query: it is handed the answers of PostgreSQL one by one. */
class Message {
  readonly #statements: readonly (Statement & { parameters: Sent[] })[]
  readonly #ending: Ending
  readonly #results: Result[] = []
  #kept: Map<string, Columns> = new Map()
  #columns: Columns | undefined
  #rows: Record<string, unknown>[] = []
  /** Of a value that could not be read; what PostgreSQL still sends is passed over. */
  #unreadable: unknown

  constructor(statements: readonly Statement[], ending: Ending) {
    this.#statements = statements.map((statement) => ({
      ...statement,
      parameters: statement.values.map((value) => prepareValue(value)),
    }))
    this.#ending = ending
  }

  submit(connection: pg.Connection) {
    const [first] = this.#statements
    if (first && !first.name && first.values.length === 0) return connection.query(first.text)
    this.#kept = keptBy(connection)
    connection.stream.cork()
    try {
      this.#write(connection)
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
  }

  #write(connection: pg.Connection) {
    for (const { text, name = '', parameters } of this.#statements) {
      const isKept = this.#kept.has(name)
      if (!isKept) {
        // One that failed before it was described may be known by this name.
        if (name) connection.close({ type: 'S', name }, true)
        connection.parse({ text, name, types: [] }, true)
      }
      connection.bind({ statement: name, values: parameters }, true)
      if (!isKept) connection.describe({ type: 'P', name: '' }, true)
      connection.execute(null, true)
    }
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }) {
    const names = fields.map(({ name }) => inCamelCase(name))
    const readers = fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID))
    const blank = Object.fromEntries(names.map((name) => [name, null]))
    this.#columns = { names, readers, blank }
  }

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    const { names, readers, blank } = this.#current()
    const row: Record<string, unknown> = { ...blank }
    try {
      for (let i = 0; i < fields.length; i++) {
        const text = fields[i]
        const [name, read] = [names[i], readers[i]]
        if (text != null && name !== undefined && read) row[name] = read(text)
      }
    } catch (error) {
      this.#unreadable ??= error
    }
    this.#rows.push(row)
  }

  #current(): Columns {
    const { name = '' } = this.#statements[this.#results.length] ?? {}
    this.#columns ??= this.#kept.get(name) ?? NO_COLUMNS
    return this.#columns
  }

  handleCommandComplete({ text }: { text: string }) {
    const { name } = this.#statements[this.#results.length] ?? {}
    if (name) this.#kept.set(name, this.#current())
    const words = text.split(' ')
    const [command = ''] = words
    this.#results.push({ command, rowCount: Number(words.at(-1)) || 0, rows: this.#rows })
    this.#columns = undefined
    this.#rows = []
  }

  handleReadyForQuery() {
    if (this.#unreadable === undefined) this.#ending.resolve(this.#results)
    else this.#ending.reject(this.#unreadable)
  }

  handleError(error: Error) {
    this.#ending.reject(error)
  }

  /** A text without a statement in it. */
  handleEmptyQuery() {}
}

function keptBy(connection: pg.Connection): Map<string, Columns> {
  const known = kept.get(connection) ?? new Map<string, Columns>()
  kept.set(connection, known)
  return known
}
