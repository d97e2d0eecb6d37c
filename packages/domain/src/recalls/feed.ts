/** The fields of openFDA's device/enforcement that the shop uses (rules of recalls, 2.1). */
const TEXTS = [
  'recall_number',
  'event_id',
  'product_type',
  'status',
  'classification',
  'recalling_firm',
  'product_description',
  'product_quantity',
  'reason_for_recall',
  'distribution_pattern',
  'code_info',
  'more_code_info',
] as const
/** Days, YYYYMMDD; reports before June 2012 lack some. */
const DATES = [
  'recall_initiation_date',
  'center_classification_date',
  'termination_date',
  'report_date',
] as const

export type EnforcementField = (typeof TEXTS)[number] | (typeof DATES)[number]
/** A record with all fields; empty strings where missing. */
export type EnforcementRecord = Record<EnforcementField, string>

/** Longest text of a field, in characters: code_info can list thousands of lots. */
const MAX_TEXT = 100_000

export type RecordProblem = 'NOT_A_RECORD' | 'NO_KEY' | 'BAD_TEXT' | 'BAD_DATE'

export type ReadRecord =
  | { ok: true; record: EnforcementRecord }
  | { ok: false; reason: RecordProblem; field: EnforcementField | null }

/** Parses one record of a file; checks its form only, not its content. */
export function readRecord(value: unknown): ReadRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, reason: 'NOT_A_RECORD', field: null }
  }
  const of = value as Record<string, unknown>
  const record = {} as EnforcementRecord
  for (const field of TEXTS) {
    const text = of[field] ?? ''
    if (typeof text !== 'string' || text.length > MAX_TEXT) {
      return { ok: false, reason: 'BAD_TEXT', field }
    }
    record[field] = text.trim()
  }
  for (const field of DATES) {
    const day = of[field] ?? ''
    if (day !== '' && !isDay(day)) return { ok: false, reason: 'BAD_DATE', field }
    record[field] = day as string
  }
  if (record.product_description === '' || keyOf(record) === '') {
    return { ok: false, reason: 'NO_KEY', field: 'recall_number' }
  }
  return { ok: true, record }
}

/** YYYYMMDD of the calendar. */
function isDay(value: unknown): boolean {
  const parts = typeof value === 'string' && /^(\d{4})(\d{2})(\d{2})$/.exec(value)
  if (!parts) return false
  const iso = parts.slice(1).join('-')
  const time = Date.parse(`${iso}T00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso)
}

/**
 * The key of a record: its number, else event and description; empty if it has neither. The file's own ids change
 * whenever a field does (openfda issue 94).
 */
export function keyOf({ recall_number, event_id, product_description }: EnforcementRecord): string {
  if (recall_number !== '') return recall_number
  return event_id === '' ? '' : `${event_id} ${product_description}`
}

export interface RecordChange {
  action: 'CREATE' | 'UPDATE' | 'NONE'
  changed: EnforcementField[]
  /** Whether a person must review it again: the class went up, or more is recalled. */
  reopen: boolean
}

/** How a record of a file relates to the stored one. */
export function compareRecords(
  stored: EnforcementRecord | null,
  incoming: EnforcementRecord,
): RecordChange {
  if (!stored) return { action: 'CREATE', changed: [], reopen: false }
  const changed = [...TEXTS, ...DATES].filter((field) => stored[field] !== incoming[field])
  const isRaised = rankOf(incoming.classification) < rankOf(stored.classification)
  const hasGrown = changed.includes('code_info') || changed.includes('more_code_info')
  return { action: changed.length > 0 ? 'UPDATE' : 'NONE', changed, reopen: isRaised || hasGrown }
}

const CLASSES = ['Class I', 'Class II', 'Class III']
/** 0 is the most serious; unclassified ones come last. */
const rankOf = (classification: string) => {
  const rank = CLASSES.indexOf(classification)
  return rank === -1 ? CLASSES.length : rank
}

/** A class from the file in the shop's form. */
export const classOf = (classification: string): 'I' | 'II' | 'III' | 'NONE' =>
  (['I', 'II', 'III'] as const).find((one) => classification === `Class ${one}`) ?? 'NONE'
