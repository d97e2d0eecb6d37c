import type { FieldError } from '@mendwell/contract/wire/errors'
import type { ScannedCode } from '@mendwell/domain/lots/scan/scan'
import type { ReceiptLine, ScannedProduct } from '../../../api/staff/stock/lots.ts'
import { translateMessage } from '../../../lib/words/texts.ts'

/** A receipt line as typed; its confirmations apply to exactly these values. */
export interface Line {
  id: number
  product: ScannedProduct
  lotCode: string
  serial: string
  expiresOn: string
  neverExpires: boolean
  madeOn: string | undefined
  quantity: string
  isHeld: boolean
  isExpiredMeant: boolean
  isMoreMeant: boolean
  rawCode: string
  errors: Record<string, string>
  /** What the server wants confirmed, by message key. */
  asked: readonly string[]
}

/** A line for a scan; `id` is its key on this screen. */
export const lineOf = (
  id: number,
  product: ScannedProduct,
  code: ScannedCode | undefined,
  rawCode: string,
): Line => ({
  id,
  product,
  lotCode: code?.lot ?? '',
  serial: code?.serial ?? '',
  expiresOn: code?.expires ?? '',
  neverExpires: false,
  madeOn: code?.made?.length === 10 ? code.made : undefined,
  quantity: String(product.units * (code?.quantity ?? 1)),
  isHeld: false,
  isExpiredMeant: false,
  isMoreMeant: false,
  rawCode,
  errors: {},
  asked: [],
})

/** Another package of the same lot adds to its line; pieces with serial numbers each have their own. */
export function addLine(lines: readonly Line[], added: Line): Line[] {
  const same = lines.find(
    (line) =>
      line.product.productId === added.product.productId &&
      line.product.tracking !== 'SERIAL' &&
      added.lotCode !== '' &&
      line.lotCode === added.lotCode &&
      line.expiresOn === added.expiresOn,
  )
  if (!same) return [added, ...lines]
  const quantity = String(Number(same.quantity) + Number(added.quantity))
  return [{ ...same, quantity, errors: {}, asked: [] }, ...lines.filter((line) => line !== same)]
}

/** The errors of a line, by field; the server decides. */
export function missingOf(line: Line): Record<string, string> {
  const { tracking } = line.product
  const isByLot = tracking !== 'NONE'
  const isDated = line.expiresOn !== '' || line.neverExpires || line.isHeld
  return {
    ...(isByLot &&
      tracking !== 'SERIAL' &&
      line.lotCode.trim() === '' && { lotCode: 'Enter the lot' }),
    ...(tracking === 'SERIAL' &&
      line.serial.trim() === '' && { serial: 'Enter the serial number' }),
    ...(tracking === 'LOT_EXPIRY' &&
      !isDated && { expiresOn: 'Enter the date, or hold the pieces' }),
    ...(!/^[1-9]\d{0,6}$/.test(line.quantity) && { quantity: 'Enter how many pieces' }),
  }
}

/** A line as sent to the server. */
export const bodyOf = (line: Line): ReceiptLine => ({
  productId: line.product.productId,
  lotCode: line.lotCode.trim() || null,
  serial: line.serial.trim() || null,
  expiresOn: line.expiresOn || null,
  neverExpires: line.neverExpires && line.expiresOn === '',
  madeOn: line.madeOn ?? null,
  quantity: Number(line.quantity),
  condition: line.isHeld ? 'HELD' : 'SOUND',
  isExpiredMeant: line.isExpiredMeant,
  isMoreMeant: line.isMoreMeant,
  rawCode: line.rawCode,
})

/** Shows the server's errors at their lines; false if one belongs to none. */
export function withErrors(lines: readonly Line[], errors: readonly FieldError[]): Line[] {
  return lines.map((line, index) => {
    const own = errors.filter(({ path }) => Number(path.split('.')[1]) === index)
    return {
      ...line,
      errors: Object.fromEntries(
        own.map(({ path, message, sentence }) => [
          path.split('.')[2] ?? 'quantity',
          translateMessage(message, sentence),
        ]),
      ),
      asked: own.flatMap(({ sentence }) => sentence?.code ?? []),
    }
  })
}
