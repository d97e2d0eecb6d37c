import { says } from '@mendwell/contract/wire/validation-messages'
import type { RowProblem } from '../../../ground/csv/file-problems.ts'
import type { GroupRow } from '../../catalog/imports/groups/group-importer.ts'

/** A row for each pack, including the smallest. The name of one piece may be in the first row only. */
export const PACK_COLUMNS: readonly string[] = [
  'baseSku',
  'pieceName',
  'sku',
  // For human readers: ignored.
  'productName',
  'pieces',
  'mayOpen',
]

/** Packs of the same pieces, as described by their rows. */
export interface FilePacks {
  /** The smallest of them. */
  baseSku: string
  pieceName: string
  packs: { rowNo: number; sku: string; pieces: number; mayOpen: boolean }[]
  rowNo: number
}

/** The maximum pieces per pack, as in the table. */
const MAX_PIECES = 100_000
const YES_NO: Record<string, boolean> = { Y: true, N: false, '': false }

/** The groups of a file in its order, and the errors of single rows. */
export function readPacks(rows: readonly GroupRow[]): {
  groups: FilePacks[]
  problems: RowProblem[]
} {
  const problems: RowProblem[] = []
  const byBase = new Map<string, FilePacks>()
  for (const { rowNo, cells } of rows) {
    const { baseSku = '', pieceName = '', sku = '', pieces = '', mayOpen = '' } = cells
    const wrong = (field: string, reported: string) => problems.push({ rowNo, field, reported })
    if (baseSku === '') {
      wrong('baseSku', says('packFileBase'))
      continue
    }
    const group = byBase.get(baseSku) ?? { baseSku, pieceName, packs: [], rowNo }
    byBase.set(baseSku, group)
    if (group.pieceName === '') group.pieceName = pieceName
    if (pieceName !== '' && pieceName !== group.pieceName) {
      wrong('pieceName', says('importCellDiffers', { row: group.rowNo, value: group.pieceName }))
    }
    const count = /^[1-9]\d{0,5}$/.test(pieces) ? Number(pieces) : 0
    if (count === 0) wrong('pieces', says('piecesRequired'))
    if (count > MAX_PIECES)
      wrong('pieces', says('piecesMax', { max: MAX_PIECES.toLocaleString('en-US') }))
    const opens = YES_NO[mayOpen.toUpperCase()]
    if (opens === undefined) wrong('mayOpen', says('importYesNo'))
    group.packs.push({ rowNo, sku, pieces: count, mayOpen: opens === true })
  }
  for (const { pieceName, rowNo } of byBase.values()) {
    if (pieceName !== '' && pieceName.length <= MAX_NAME) continue
    const reported =
      pieceName === '' ? says('pieceNameRequired') : says('charactersMax', { max: MAX_NAME })
    problems.push({ rowNo, field: 'pieceName', reported })
  }
  return { groups: [...byBase.values()], problems }
}

const MAX_NAME = 40
