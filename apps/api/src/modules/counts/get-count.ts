import type { StockCount, StockCountLine } from '@mendwell/contract/lots/counts'
import { countDifference, isLargeDifference } from '@mendwell/domain/lots/counts'
import type { Queryable } from '../../db/db.ts'
import { notFound } from '../../ground/errors.ts'
import { getShopSettings } from '../settings/shop/shop.repository.ts'
import { findCount, findCountLines, type KeptLine } from './counts.repository.ts'

/** What a line shows depends on its count. */
interface Showing {
  isBlind: boolean
  isOpen: boolean
  /** Whether the shop requires a second person for large differences. */
  needsTwoPeople: boolean
}

/** Difference to the book quantity when the line was counted; null if it was not counted. */
export const differenceOfLine = ({ counted, onHand }: KeptLine): number | null =>
  counted === null || onHand === null ? null : countDifference({ counted, onHand })

/** Whether another person must still confirm the counted quantity of a line. */
export function needsSecondCount(line: KeptLine, needsTwoPeople: boolean): boolean {
  const { counted, onHand, pieceCents, previousDifference } = line
  if (!needsTwoPeople || counted === null || onHand === null) return false
  return (
    isLargeDifference({ counted, onHand }, pieceCents) &&
    previousDifference !== differenceOfLine(line)
  )
}

function shownLine(line: KeptLine, { isBlind, isOpen, needsTwoPeople }: Showing): StockCountLine {
  const { onHand, previousBy: _b, previousDifference: _d, pieceCents: _c, ...shown } = line
  const isSecondDue = isOpen && needsSecondCount(line, needsTwoPeople)
  const isHidden = isBlind && isOpen && (line.counted === null || isSecondDue)
  return {
    ...shown,
    expected: isHidden ? null : line.expected,
    moved: isHidden || onHand === null ? null : onHand - line.expected,
    difference: isHidden ? null : differenceOfLine(line),
    needsSecondCount: isSecondDue,
  }
}

/**
 * A count with its lines in the order of the sheet; a blind one hides book quantities until a line is counted.
 * @throws ShopError 404
 */
export async function getStockCount(db: Queryable, countId: number): Promise<StockCount> {
  const { isBlind, ...count } = await getCount(db, countId)
  const { countTwoPeople: needsTwoPeople } = await getShopSettings(db)
  const lines = await findCountLines(db, { countId })
  const showing = { isBlind, isOpen: count.state === 'OPEN', needsTwoPeople }
  return { count, isBlind, lines: lines.map((line) => shownLine(line, showing)) }
}

/**
 * One line of an open count.
 * @throws ShopError 404
 */
export async function getCountLine(
  db: Queryable,
  of: { countId: number; lineId: number },
): Promise<StockCountLine> {
  const { isBlind } = await getCount(db, of.countId)
  const { countTwoPeople: needsTwoPeople } = await getShopSettings(db)
  const [line] = await findCountLines(db, of)
  if (!line) throw notFound('Line')
  return shownLine(line, { isBlind, isOpen: true, needsTwoPeople })
}

async function getCount(db: Queryable, countId: number) {
  const count = await findCount(db, countId)
  if (!count) throw notFound('Count')
  return count
}
