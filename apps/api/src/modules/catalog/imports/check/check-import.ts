import { says } from '@mendwell/contract/wire/validation-messages'
import { MAX_ID } from '@mendwell/domain/orders/limits'
import type { Db } from '../../../../db/db.ts'
import { FileProblem, type RowProblem } from '../../../../ground/csv/file-problems.ts'
import type { FileRows } from '../../../../ground/csv/read-rows.ts'
import { type Cells, checkValues, readCells } from './check-row.ts'
import type { ImportColumn } from './import-columns.ts'
import {
  deleteParts,
  insertErrors,
  MAX_KEPT_ERRORS,
  readParts,
  saveProgress,
  transitionImport,
} from './imports.repository.ts'
import { readImportFile } from './read-import-file.ts'
import { stageRow } from './stage-row.ts'
import {
  clearStaging,
  findKnown,
  findTaxonomy,
  insertStaged,
  type KnownProduct,
  type StagedRow,
  type Taxonomy,
  takeProductIds,
} from './staging.repository.ts'

export interface Progress {
  doneRows: number
  totalRows: number | null
}
export type OnProgress = (progress: Progress) => void

/**
 * Computes what a file would change, without changing it: either every row is valid and staged, or the import is
 * refused with all its errors.
 */
export async function checkImport(db: Db, importId: number, onProgress: OnProgress = () => {}) {
  await checkFile(db, importId, async () => {
    const check = new Check(db, importId, await findTaxonomy(db))
    for await (const rows of readImportFile(readParts(db, importId))) {
      await check.addRows(rows)
      await saveProgress(db, importId, check.counts)
      onProgress({ doneRows: check.counts.doneRows, totalRows: null })
    }
    await check.end()
  })
}

/** Checks a file of any kind from the start; an unreadable one is refused as a whole. */
export async function checkFile(db: Db, importId: number, check: () => Promise<void>) {
  await clearStaging(db, importId)
  try {
    await check()
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    await clearStaging(db, importId)
    await transitionImport(db, importId, {
      from: 'CHECKING',
      to: 'REFUSED',
      problem: error.reported,
    })
  }
  await deleteParts(db, importId)
}

class Check {
  readonly counts = { doneRows: 0, insertRows: 0, updateRows: 0, sameRows: 0, errorRows: 0 }
  readonly #db: Db
  readonly #importId: number
  readonly #taxonomy: Taxonomy
  readonly #rowOfProduct = new Map<number, number>()
  readonly #rowOfSku = new Map<string, number>()
  #errors = 0

  constructor(db: Db, importId: number, taxonomy: Taxonomy) {
    this.#db = db
    this.#importId = importId
    this.#taxonomy = taxonomy
  }

  async addRows({ columns, rows }: FileRows<ImportColumn>): Promise<void> {
    const cells = rows.map((row) => readCells(columns, row))
    const known = await this.#findKnown(cells)
    const staged: StagedRow[] = []
    const errors: RowProblem[] = []
    for (const row of cells) {
      const result = this.#checkRow(row, known)
      if (Array.isArray(result)) errors.push(...result)
      else if (result) staged.push(result)
      else this.counts.sameRows += 1
      if (Array.isArray(result)) this.counts.errorRows += 1
    }
    await this.#store(staged, errors)
    this.counts.doneRows += rows.length
  }

  async end(): Promise<void> {
    const totalRows = this.counts.doneRows
    await saveProgress(this.#db, this.#importId, { ...this.counts, totalRows })
    const to = this.counts.errorRows === 0 ? 'CHECKED' : 'REFUSED'
    await transitionImport(this.#db, this.#importId, { from: 'CHECKING', to })
  }

  async #store(staged: StagedRow[], errors: RowProblem[]): Promise<void> {
    const stored = errors.slice(0, Math.max(0, MAX_KEPT_ERRORS - this.#errors))
    await insertErrors(this.#db, this.#importId, { from: this.#errors, errors: stored })
    this.#errors += errors.length
    for (const { action } of staged) {
      this.counts[action === 'INSERT' ? 'insertRows' : 'updateRows'] += 1
    }
    // After an error nothing will be applied.
    if (this.#errors === 0) await insertStaged(this.#db, this.#importId, staged)
  }

  async #findKnown(cells: readonly Cells[]): Promise<KnownRows> {
    const ids = cells.map(({ values }) => values.productId).filter((id) => isId(id))
    const skus = cells.map(({ values }) => values.sku).filter((sku) => typeof sku === 'string')
    const products = await findKnown(this.#db, { ids, skus })
    const bySku = new Map(products.map((product) => [product.sku, product]))
    const isNew = ({ values }: Cells) =>
      !isId(values.productId) && typeof values.sku === 'string' && !bySku.has(values.sku)
    return {
      byId: new Map(products.map((product) => [product.productId, product])),
      bySku,
      freshIds: await takeProductIds(this.#db, cells.filter(isNew).length),
    }
  }

  /** What to stage, nothing, or the errors. */
  #checkRow(row: Cells, { byId, bySku, freshIds }: KnownRows) {
    const { rowNo, values } = row
    const wrong = (field: string, reported: string): RowProblem => ({ rowNo, field, reported })
    if (row.errors.length > 0) return row.errors.map((error) => ({ rowNo, ...error }))
    const { productId: id } = values
    if (id !== undefined && id !== null && !isId(id))
      return [wrong('productId', says('importProductUnknown'))]
    const sku = typeof values.sku === 'string' ? values.sku : undefined
    if (!isId(id) && sku === undefined) return [wrong('sku', says('importKeyRequired'))]
    const sameSku = sku === undefined ? undefined : bySku.get(sku)
    const known = isId(id) ? byId.get(id) : sameSku
    if (sameSku && sameSku !== known) return [wrong('sku', says('skuTaken'))]
    const { errors, checked } = checkValues(row, known, this.#taxonomy)
    if (!checked || errors.length > 0) {
      return errors.map((error) => ({ rowNo, ...error }))
    }
    const productId = isId(id) ? id : (known?.productId ?? freshIds.pop() ?? 0)
    const twice = this.#findTwice(rowNo, productId, checked.sku ?? known?.sku ?? '')
    if (twice) return [wrong(twice.field, says('importSameProduct', { row: twice.rowNo }))]
    return stageRow(rowNo, { productId, checked, ...(known && { known }) }, this.#taxonomy)
  }

  #findTwice(rowNo: number, productId: number, sku: string) {
    const sameProduct = this.#rowOfProduct.get(productId)
    if (sameProduct !== undefined) return { field: 'productId', rowNo: sameProduct }
    const sameSku = this.#rowOfSku.get(sku)
    if (sameSku !== undefined) return { field: 'sku', rowNo: sameSku }
    this.#rowOfProduct.set(productId, rowNo)
    this.#rowOfSku.set(sku, rowNo)
  }
}

interface KnownRows {
  byId: Map<number, KnownProduct>
  bySku: Map<string, KnownProduct>
  freshIds: number[]
}

const isId = (value: unknown): value is number =>
  typeof value === 'number' && value >= 1 && value <= MAX_ID
