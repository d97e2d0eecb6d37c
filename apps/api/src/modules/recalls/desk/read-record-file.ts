import type { EnforcementRecord } from '@mendwell/domain/recalls/feed'
import { readRecord } from '@mendwell/domain/recalls/feed'
import { ShopError, sentence } from '../../../ground/errors.ts'

/** For an upload: openFDA returns at most a thousand records at once, about 3 KB each. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024
const MAX_RECORDS = 5000
const SHOWN_PROBLEM = 120

export const recallFileTooBig = () =>
  new ShopError(
    413,
    'TOO_LARGE',
    sentence('recallFileTooBig', { max: MAX_FILE_BYTES / 1024 / 1024 }),
  )

const refuse = (...said: Parameters<typeof sentence>) =>
  new ShopError(422, 'INVALID_FIELDS', sentence(...said))

/**
 * The records of a file as returned by openFDA, `{results: […]}`, or a bare list.
 * @throws ShopError 422 for invalid JSON, no list or more than MAX_RECORDS, and for the first invalid record.
 */
export function readRecordFile(bytes: Buffer): EnforcementRecord[] {
  const list = listOf(parse(bytes))
  if (list.length > MAX_RECORDS) throw refuse('recallFileTooMany', { max: MAX_RECORDS })
  return list.map((value, index) => {
    const read = readRecord(value)
    if (read.ok) return read.record
    const row = index + 1
    if (read.reason === 'NO_KEY') throw refuse('recallRecordNoKey', { row })
    throw refuse('recallRecordWrong', { row, field: read.field ?? 'it' })
  })
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    const problem = error instanceof Error ? error.message.slice(0, SHOWN_PROBLEM) : ''
    throw refuse('recallFileNoJson', { problem })
  }
}

function listOf(file: unknown): unknown[] {
  if (Array.isArray(file)) return file
  const { results } = Object(file) as { results?: unknown }
  if (!Array.isArray(results)) throw refuse('recallFileNoResults')
  return results
}
