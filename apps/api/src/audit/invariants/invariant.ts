/** A rule that must hold at any time; its query returns the rows that violate it. */
export interface Invariant {
  rule: string
  /** The result's columns identify the row. */
  violations: string
}
