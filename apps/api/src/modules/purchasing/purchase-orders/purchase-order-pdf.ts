import type { Cents } from '@mendwell/domain/money/money'
import type { ShopSettings } from '@mendwell/domain/shop/settings'
import { COLORS, PAGE } from '../../orders/invoice/invoice-look.ts'
import { letterPdf } from '../../orders/invoice/letter-pdf.ts'
import { inLetters } from '../../orders/invoice/letters.ts'
import { formatMoney, linesOf } from '../../settings/shop/format.ts'

type Shop = Pick<ShopSettings, 'shopName' | 'phone' | 'contactEmail' | 'address' | 'currency'>
type Doc = PDFKit.PDFDocument

/** The content of a purchase order; amounts in cents. */
export interface PrintedPurchase {
  number: string
  supplier: string
  accountNumber: string | null
  /** Days in the shop's format. */
  orderedOn: string
  neededBy: string | null
  note: string | null
  lines: {
    productName: string
    sku: string
    /** The supplier's. */
    itemNumber: string | null
    quantity: number
    /** Per piece. */
    cost: Cents
  }[]
  total: Cents
}

const WIDTH = PAGE.right - PAGE.left
const HALF = WIDTH / 2
const NAME = { x: PAGE.left, width: 300 }
const COUNT = { x: PAGE.left + 308, width: 52, align: 'right' as const }
const COST = { x: PAGE.left + 366, width: 72, align: 'right' as const }
const AMOUNT = { x: PAGE.right - 76, width: 76, align: 'right' as const }

/** A purchase order as PDF, letter size. */
export const purchaseOrderPdf = (order: PrintedPurchase, shop: Shop): Promise<Buffer> =>
  letterPdf({ title: `Purchase order ${order.number}`, author: shop.shopName }, (doc) => {
    drawHead(doc, order, shop)
    drawColumns(doc)
    for (const line of order.lines) drawLine(doc, line, shop)
    drawFoot(doc, order, shop)
  })

function drawHead(doc: Doc, order: PrintedPurchase, shop: Shop) {
  doc.font('bold').fontSize(21).fillColor(COLORS.ink)
  doc.text(`Purchase order ${order.number}`, PAGE.left, PAGE.top)
  const top = doc.y + 16
  const column = (x: number, title: string, lines: readonly string[]) => {
    doc.font('semibold').fontSize(9.5).fillColor(COLORS.ink2).text(title, x, top)
    doc.fontSize(11).fillColor(COLORS.ink)
    for (const line of lines)
      doc.text(inLetters(doc, 'regular', line), x, doc.y + 2, { width: HALF - 16 })
    return doc.y
  }
  const shipTo = [shop.shopName, ...linesOf(shop.address), shop.phone, shop.contactEmail]
  const { supplier, accountNumber, orderedOn, neededBy } = order
  const facts = [
    supplier,
    ...(accountNumber ? [`Our account ${accountNumber}`] : []),
    `Ordered on ${orderedOn}`,
    ...(neededBy ? [`Needed by ${neededBy}`] : []),
  ]
  const left = column(PAGE.left, 'To', facts)
  const right = column(PAGE.left + HALF, 'Deliver to', shipTo)
  doc.y = Math.max(left, right) + 22
}

function drawColumns(doc: Doc) {
  const y = doc.y
  doc.font('semibold').fontSize(9.5).fillColor(COLORS.ink2)
  doc.text('Product', NAME.x, y, NAME)
  doc.text('Pieces', COUNT.x, y, COUNT)
  doc.text('Each', COST.x, y, COST)
  doc.text('Amount', AMOUNT.x, y, AMOUNT)
  doc.y = y + 16
  drawRule(doc)
}

/** A line; starts a new page, repeating the column names, if it does not fit. */
function drawLine(doc: Doc, line: PrintedPurchase['lines'][number], { currency }: Shop) {
  const { productName, sku, itemNumber, quantity, cost } = line
  const detail = [...(itemNumber ? [`Your number ${itemNumber}`] : []), `Our SKU ${sku}`].join(', ')
  const height =
    doc.fontSize(11).heightOfString(inLetters(doc, 'semibold', productName), NAME) +
    doc.fontSize(9).heightOfString(inLetters(doc, 'regular', detail), NAME) +
    18
  if (roomFor(doc, height)) drawColumns(doc)
  const y = doc.y + 8
  doc.font('regular').fontSize(11).fillColor(COLORS.ink)
  doc.text(String(quantity), COUNT.x, y, COUNT)
  doc.text(formatMoney(cost, currency), COST.x, y, COST)
  doc.text(formatMoney(quantity * cost, currency), AMOUNT.x, y, AMOUNT)
  doc.text(inLetters(doc, 'semibold', productName), NAME.x, y, NAME)
  doc.fontSize(9).fillColor(COLORS.ink2)
  doc.text(inLetters(doc, 'regular', detail), NAME.x, doc.y + 2, NAME)
  doc.y = y - 8 + height
  drawRule(doc)
}

function drawFoot(doc: Doc, { total, note }: PrintedPurchase, { currency }: Shop) {
  roomFor(doc, 60)
  const y = doc.y + 12
  doc.font('bold').fontSize(13).fillColor(COLORS.ink)
  doc.text('Total', COST.x - 60, y, { width: 60 })
  doc.text(formatMoney(total, currency), AMOUNT.x - 60, y, {
    width: AMOUNT.width + 60,
    align: 'right',
  })
  if (!note) return
  doc.fontSize(11)
  const words = inLetters(doc, 'regular', note)
  roomFor(doc, doc.heightOfString(words, { width: WIDTH }) + 24)
  doc.text(words, PAGE.left, doc.y + 16, { width: WIDTH })
}

function drawRule(doc: Doc) {
  doc.moveTo(PAGE.left, doc.y).lineTo(PAGE.right, doc.y).lineWidth(0.6).stroke(COLORS.line)
}

/** Starts a page if the next block does not fit; returns whether it did. */
function roomFor(doc: Doc, height: number): boolean {
  if (doc.y + height <= PAGE.bottom) return false
  doc.addPage()
  doc.y = PAGE.top
  return true
}
