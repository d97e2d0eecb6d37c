import { messages } from '@mendwell/contract/wire/messages'
import type { ShopSettings } from '@mendwell/domain/shop/settings'
import { linesOf } from '../../settings/shop/format.ts'
import type { OrderDocument } from '../order/order-document.ts'
import { PAID_WORDS } from '../order/paid-by.ts'
import { drawLines } from './invoice-lines.ts'
import { COLORS, PAGE } from './invoice-look.ts'
import { letterPdf } from './letter-pdf.ts'
import { hasLostLetters, inLetters } from './letters.ts'

type Shop = Pick<ShopSettings, 'shopName' | 'phone' | 'contactEmail' | 'address'>

const HALF = (PAGE.right - PAGE.left) / 2

/** The invoice as PDF, letter size; every figure is copied from the order document. */
export function invoicePdf(order: OrderDocument, shop: Shop): Promise<Buffer> {
  const letter = { title: `Invoice ${order.orderNum}`, author: shop.shopName, bufferPages: true }
  return letterPdf(letter, (doc) => {
    drawHead(doc, order, shop)
    drawPeople(doc, order)
    drawSums(doc, order, drawLines(doc, order.lines))
    drawFoot(doc, order, shop)
  })
}

function drawHead(doc: PDFKit.PDFDocument, order: OrderDocument, shop: Shop) {
  drawMark(doc)
  doc.fontSize(16).fillColor(COLORS.ink)
  doc.text(inLetters(doc, 'bold', shop.shopName), PAGE.left + 34, PAGE.top + 3)
  doc
    .fontSize(9.5)
    .fillColor(COLORS.ink2)
    .text('', PAGE.left, PAGE.top + 36)
  for (const line of [...linesOf(shop.address), `${shop.phone}, ${shop.contactEmail}`]) {
    doc.text(inLetters(doc, 'regular', line), { width: HALF, lineGap: 2 })
  }
  const shopEnds = doc.y

  const right = { width: HALF, align: 'right' } as const
  const x = PAGE.left + HALF
  doc
    .font('bold')
    .fontSize(21)
    .fillColor(COLORS.ink)
    .text('Invoice', x, PAGE.top - 2, right)
  doc
    .font('regular')
    .fontSize(11)
    .text(`Order# ${order.orderNum}`, x, PAGE.top + 28, right)
  doc.text(order.day, x, PAGE.top + 44, right)
  drawBadge(doc, order)
  doc.y = Math.max(shopEnds, PAGE.top + 80) + 24
}

/** The shop's mark: an M that closes over a small plus. */
function drawMark(doc: PDFKit.PDFDocument) {
  doc
    .save()
    .translate(PAGE.left, PAGE.top)
    .scale(26 / 40)
  doc.roundedRect(0, 0, 40, 40, 12).fill(COLORS.brand)
  doc.lineCap('round').lineJoin('round').lineWidth(4.6)
  doc
    .path('M9.5 28V16.6c0-4.6 6-6.3 8.4-2.4L20 17.6l2.1-3.4c2.4-3.9 8.4-2.2 8.4 2.4V28')
    .stroke('#ffffff')
  doc.lineWidth(3.2).path('M20 23.2v7.6M16.2 27h7.6').stroke(COLORS.plus)
  doc.restore()
}

type Payment = Pick<OrderDocument, 'isPaid' | 'paidBy' | 'paidOn'>

/** Whether it is paid, and how and when if that was outside the shop. */
export function paidLabel({ isPaid, paidBy, paidOn }: Payment): string {
  if (!isPaid) return 'Not paid'
  return paidBy ? `${PAID_WORDS[paidBy]} on ${paidOn}` : 'Paid'
}

function drawBadge(doc: PDFKit.PDFDocument, order: OrderDocument) {
  const label = paidLabel(order)
  const [ink, ground] = order.isPaid
    ? [COLORS.ok, COLORS.okGround]
    : [COLORS.warn, COLORS.warnGround]
  doc.font('semibold').fontSize(9.5)
  const width = doc.widthOfString(label) + 20
  doc.roundedRect(PAGE.right - width, PAGE.top + 62, width, 18, 9).fill(ground)
  doc.fillColor(ink).text(label, PAGE.right - width + 10, PAGE.top + 65.5)
}

function drawPeople(
  doc: PDFKit.PDFDocument,
  { customer, shipTo, handOver, collectAt }: OrderDocument,
) {
  const top = doc.y
  const column = (x: number, title: string, lines: string[]) => {
    doc.font('semibold').fontSize(9.5).fillColor(COLORS.ink2).text(title, x, top)
    doc.font('regular').fontSize(11).fillColor(COLORS.ink).moveDown(0.2)
    for (const line of lines)
      doc.text(inLetters(doc, 'regular', line), { width: HALF - 16, lineGap: 2 })
    return doc.y
  }
  const left = column(
    PAGE.left,
    'Customer',
    [customer.name, customer.email, customer.phone].filter(Boolean),
  )
  const place = shipTo.length > 0 ? shipTo : [handOver, ...collectAt]
  const right = column(PAGE.left + HALF, shipTo.length > 0 ? 'Ship to' : 'Hand-over', place)
  doc.y = Math.max(left, right) + 22
}

/** Height of a line of the totals, in points. */
const SUM = 22

function drawSums(doc: PDFKit.PDFDocument, { sums, notes }: OrderDocument, from: number) {
  const terms = notes ? `Note: ${notes}\n\n${messages.orderTerms}` : messages.orderTerms
  const wide = { width: PAGE.right - PAGE.left, lineGap: 2 }
  doc.fontSize(9.5)
  const height = sums.length * SUM + 38 + doc.heightOfString(inLetters(doc, 'regular', terms), wide)
  let y = from + 14
  if (y + height > PAGE.bottom) {
    doc.addPage()
    y = PAGE.top
  }
  const x = PAGE.left + HALF
  for (const { label, amount, isTotal } of sums) {
    if (isTotal) {
      doc.moveTo(x, y).lineTo(PAGE.right, y).lineWidth(1).stroke(COLORS.line)
      y += 10
    }
    doc.font(isTotal ? 'bold' : 'regular').fontSize(isTotal ? 17 : 11)
    doc.fillColor(COLORS.ink).text(label, x, y)
    doc.text(amount, x, y, { width: HALF, align: 'right' })
    y += SUM
  }
  doc.fontSize(9.5).fillColor(COLORS.ink2)
  doc.text(inLetters(doc, 'regular', terms), PAGE.left, y + 14, wide)
}

const LOST_LETTERS =
  'This paper cannot print some letters and shows a question mark. The email of the order shows them as typed.'

function drawFoot(doc: PDFKit.PDFDocument, order: OrderDocument, shop: Shop) {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    doc.fontSize(8.5).fillColor(COLORS.ink2)
    const text = `Thank you for ordering from ${shop.shopName}.  Order# ${order.orderNum}, page ${page + 1} of ${count}`
    doc.text(inLetters(doc, 'regular', text), PAGE.left, PAGE.foot, { lineBreak: false })
  }
  if (!hasLostLetters(doc)) return
  doc.font('regular').text(LOST_LETTERS, PAGE.left, PAGE.foot + 13, { lineBreak: false })
}
