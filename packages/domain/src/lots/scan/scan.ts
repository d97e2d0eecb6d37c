/** Why a code cannot be read (rules of lots, 1.1). */
export type ScanRefusal =
  | 'TOO_LONG'
  | 'EMPTY'
  | 'UNSUPPORTED_SYMBOLOGY'
  | 'UNKNOWN_FORMAT'
  | 'ICCBBA_NOT_SUPPORTED'
  | 'UNKNOWN_AI'
  | 'BAD_LENGTH'
  | 'BAD_CHARACTER'
  | 'BAD_CHECK_DIGIT'
  | 'BAD_CHECK_CHARACTER'
  | 'BAD_DATE'
  | 'BAD_BRACKET'
  | 'BAD_PERCENT_ENCODING'
  | 'BAD_SECONDARY'
  | 'QUALIFIER_ORDER'
  | 'REPEATED_AI_DIFFERS'
  | 'CONFLICTING_AI'
  | 'MISSING_SEPARATOR'
  | 'MISSING_KEY'
  | 'LINK_MISMATCH'
  | 'NOT_A_SECONDARY'

export type ScanWarning =
  | 'POSSIBLE_MISSING_SEPARATOR'
  | 'MADE_AFTER_EXPIRY'
  | 'ZERO_SUPPRESSED_GTIN'
  | 'UPPERCASED'

/** What a code on a package says. Days are YYYY-MM-DD; `made` may be a month alone, YYYY-MM. */
export interface ScannedCode {
  ok: true
  kind: 'GS1' | 'GS1_DL' | 'GTIN' | 'HIBC'
  symbology: string | null
  /** Which model and pack: a 14-digit GTIN, or LIC, PCN and unit of HIBC. */
  di?: string
  /** The GS1 fields as scanned. */
  elements?: [string, string][]
  lot?: string
  serial?: string
  expires?: string
  made?: string
  quantity?: number
  variant?: string
  warnings?: ScanWarning[]
  /** The HIBC parts. */
  lic?: string
  pcn?: string
  unitOfMeasure?: number
  checkCharacter?: string
  part?: 'PRIMARY' | 'SECONDARY' | 'COMBINED'
  linkCharacter?: string
}

/** Why nothing could be read; `at` names the field. */
export interface UnreadableCode {
  ok: false
  reason: ScanRefusal
  at?: string
}

/** Thrown inside the readers only; `parseScan` turns it into its result. */
export class ScanProblem extends Error {
  readonly reason: ScanRefusal
  readonly at: string | undefined
  constructor(reason: ScanRefusal, at?: string) {
    super(reason)
    this.reason = reason
    this.at = at
  }
}
