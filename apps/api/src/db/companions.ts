import type { CompiledQuery } from 'kysely'

/** What goes in the same message as a statement. */
interface Companions {
  /** Sent behind it; the answer is a row for each statement, with its `rows`, then. */
  others: readonly CompiledQuery[]
  /** The transaction is committed behind them. */
  isLast: boolean
}

const NONE: Companions = { others: [], isLast: false }

/** By the values of the statement, which pass through Kysely as they are. */
const companions = new WeakMap<readonly unknown[], Companions>()

export const accompany = (values: readonly unknown[], by: Companions): void =>
  void companions.set(values, by)

export const companionsOf = (values: readonly unknown[]): Companions =>
  companions.get(values) ?? NONE
