import { pipeline, Readable, Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FieldCode } from '@mendwell/contract/wire/validation-messages'
import { CsvError, parse } from 'csv-parse'
import { FileProblem } from './file-problems.ts'

/** A file with more rows is not the catalog of one shop. */
export const MAX_IMPORT_ROWS = 250_000
/** Uncompressed; 100,000 products are 51 MB. */
const MAX_PLAIN_MB = 256
/** The longest product the form accepts, with room to spare. */
const MAX_ROW_BYTES = 100_000
const CHUNK_ROWS = 500

export interface FileRow {
  /** As a spreadsheet counts: the header is row 1. */
  rowNo: number
  cells: string[]
}

export interface FileRows<Column extends string> {
  columns: Column[]
  rows: FileRow[]
}

/**
 * The rows of any import file, plain or gzip, in batches of five hundred; `columnsOf` reads the column names.
 * @throws FileProblem as readImportFile.
 */
export async function* readRows<Column extends string>(
  bytes: AsyncIterable<Buffer>,
  columnsOf: (names: string[]) => Column[],
): AsyncGenerator<FileRows<Column>> {
  let columns: Column[] | undefined
  let rows: FileRow[] = []
  let count = 0
  try {
    for await (const { record, info } of recordsOf(await unpacked(bytes))) {
      if (!columns) {
        columns = columnsOf(record)
        continue
      }
      count += 1
      if (count > MAX_IMPORT_ROWS) throw tooManyRows()
      rows.push({ rowNo: info.records + info.empty_lines, cells: record })
      if (rows.length === CHUNK_ROWS) {
        yield { columns, rows }
        rows = []
      }
    }
  } catch (error) {
    throw asFileProblem(error)
  }
  if (!columns || count === 0) throw new FileProblem('importEmpty')
  if (rows.length > 0) yield { columns, rows }
}

/** The names in the first row; empty if the file is unreadable, which reading all of it reports. */
export async function readColumnNames(bytes: AsyncIterable<Buffer>): Promise<string[]> {
  try {
    for await (const { record } of recordsOf(await unpacked(bytes))) {
      return record.map((name) => name.trim())
    }
  } catch (error) {
    if (!(asFileProblem(error) instanceof FileProblem)) throw error
  }
  return []
}

interface ParsedRow {
  record: string[]
  info: { records: number; empty_lines: number }
}

function recordsOf(plain: Readable): AsyncIterable<ParsedRow> {
  const parser = parse({
    bom: true,
    info: true,
    // A row with too few or too many cells is reported like any other error.
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_BYTES,
  })
  // A failure ends the loop over the parser, which throws it.
  return pipeline(plain, parser, () => {})
}

const tooManyRows = () =>
  new FileProblem('importTooManyRows', { max: MAX_IMPORT_ROWS.toLocaleString('en-US') })

/** Decompresses gzip, detected by its first two bytes, and limits the output. */
async function unpacked(bytes: AsyncIterable<Buffer>): Promise<Readable> {
  const iterator = bytes[Symbol.asyncIterator]()
  const first = await iterator.next()
  const head = first.done ? Buffer.alloc(0) : first.value
  refuseOtherFormats(head)
  const all = Readable.from(rejoin(head, iterator), { objectMode: false })
  const limit = countBytes()
  const isGzip = head[0] === 0x1f && head[1] === 0x8b
  if (isGzip) return pipeline(all, createGunzip(), limit, () => {})
  return pipeline(all, limit, () => {})
}

async function* rejoin(head: Buffer, rest: AsyncIterator<Buffer>) {
  yield head
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

function refuseOtherFormats(head: Buffer) {
  const [first, second] = head
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new FileProblem('importUtf16')
  }
  if (head.subarray(0, 2).toString('latin1') === 'PK') {
    throw new FileProblem('importWorkbook')
  }
}

function countBytes() {
  let left = MAX_PLAIN_MB * 1024 * 1024
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length
      if (left < 0) done(new FileProblem('importUnpackedTooBig', { max: MAX_PLAIN_MB }))
      else done(null, chunk)
    },
  })
}

/** Maps the names of a first row to known columns. @throws FileProblem if one is unknown or duplicated. */
export function columnsAmong<Column extends string>(
  names: string[],
  isColumn: (name: string) => name is Column,
): Column[] {
  const known = names.map((name) => name.trim()).filter(isColumn)
  const unknown = names.filter((name) => !isColumn(name.trim()))
  if (known.length === 0 && names.length === 1 && names[0]?.includes(';')) {
    throw new FileProblem('importSemicolons')
  }
  if (known.length === 0) {
    throw new FileProblem('importNoHeader')
  }
  if (unknown.length > 0) {
    const shown = unknown.slice(0, 5).map((name) => `"${name.slice(0, 40)}"`)
    throw new FileProblem('importUnknownColumns', { columns: shown.join(', ') })
  }
  const twice = known.find((name, index) => known.indexOf(name) !== index)
  if (twice) throw new FileProblem('importColumnTwice', { column: twice })
  return known
}

const REASONS: Record<string, FieldCode> = {
  CSV_QUOTE_NOT_CLOSED: 'importQuoteOpen',
  CSV_INVALID_CLOSING_QUOTE: 'importQuoteInside',
  INVALID_OPENING_QUOTE: 'importQuoteUnexpected',
  CSV_MAX_RECORD_SIZE: 'importRowTooLong',
}

function asFileProblem(error: unknown): unknown {
  if (error instanceof CsvError) {
    return new FileProblem(REASONS[error.code] ?? 'importRowBroken', {
      row: Number(error.records ?? 0) + 1,
      max: MAX_ROW_BYTES.toLocaleString('en-US'),
      problem: error.message,
    })
  }
  const isBrokenGzip = error instanceof Error && 'code' in error && /^Z_/.test(String(error.code))
  return isBrokenGzip ? new FileProblem('importGzipBroken') : error
}
