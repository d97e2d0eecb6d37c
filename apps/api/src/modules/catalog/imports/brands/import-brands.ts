import { BrandForm } from '@mendwell/contract/catalog/staff-products'
import { MAX_ID } from '@mendwell/domain/orders/limits'
import { CsvError, parse } from 'csv-parse/sync'
import type { Db } from '../../../../db/db.ts'
import { inWords } from '../../../../ground/errors.ts'
import { COMMAND_LINE } from '../../../settings/history/record-staff-event.ts'
import { announceAll } from '../apply/apply.repository.ts'
import { type BrandRow, findTakenNames, writeBrands } from './import-brands.repository.ts'

/** Why a file of brands cannot be imported, by row; the line of column names is row 1. */
export class BrandFileProblem extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super('The file of brands cannot be imported.')
    this.problems = problems
  }
}

/** Whether a file that starts with this text holds brands rather than products. */
export const isBrandFile = (beginning: string): boolean => {
  const [header = ''] = beginning.replace(/^\uFEFF/, '').split(/\r?\n/)
  const names = header.split(',').map((name) => name.trim().replaceAll('"', ''))
  return names.includes('brandName') && !names.includes('productName')
}

/**
 * Brands as CSV (brandId, brandName, category): existing numbers are changed, others are added; all or none. They stay
 * on or off as they are.
 * @throws BrandFileProblem
 */
export async function importBrands(db: Db, content: Buffer): Promise<{ written: number }> {
  const rows = readBrands(content)
  return db.transaction().execute(async (tx) => {
    const taken = await findTakenNames(tx, rows)
    const problems = taken.map(({ brandName }) => {
      const rowNo = rows.findIndex((row) => row.brandName === brandName) + 2
      return `row ${rowNo}, brandName: another brand is called ${brandName}`
    })
    if (problems.length > 0) throw new BrandFileProblem(problems)
    const written = await writeBrands(tx, rows, COMMAND_LINE)
    await announceAll(tx)
    return { written }
  })
}

function readBrands(content: Buffer): BrandRow[] {
  const rows: BrandRow[] = []
  const problems: string[] = []
  const seen = new Set<string | number>()
  for (const [index, cells] of recordsOf(content).entries()) {
    const row = `row ${index + 2}`
    const brandId = Number(cells.brandId)
    const { brandName, category = '' } = cells
    const form = BrandForm.safeParse({ brandId, brandName, category, activeFlag: true })
    if (!form.success) {
      const issues = form.error.issues.map(
        ({ path, message }) => `${path.join('.')}: ${inWords(message)}`,
      )
      problems.push(...issues.map((issue) => `${row}, ${issue}`))
      continue
    }
    const keys = [brandId, form.data.brandName.toLowerCase()]
    if (brandId > MAX_ID || keys.some((key) => seen.has(key))) {
      problems.push(`${row}: the brand is there twice, or its number is too large`)
    }
    for (const key of keys) seen.add(key)
    rows.push({ brandId, brandName: form.data.brandName, category: form.data.category })
  }
  if (problems.length > 0) throw new BrandFileProblem(problems)
  return rows
}

function recordsOf(content: Buffer): Record<string, string>[] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
    return parse(text, { bom: true, columns: true, skip_empty_lines: true, trim: true })
  } catch (error) {
    if (error instanceof CsvError) throw new BrandFileProblem([error.message])
    if (error instanceof TypeError) throw new BrandFileProblem(['The file is not UTF-8.'])
    throw error
  }
}
