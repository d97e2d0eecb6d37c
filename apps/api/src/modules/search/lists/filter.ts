import type { RawBuilder } from 'kysely'

/** A selected filter of a list; its bit tells in `failed` that a product does not pass. */
export interface Filter {
  bit: number
  /** A condition over `listed`. */
  passes: RawBuilder<boolean>
}
