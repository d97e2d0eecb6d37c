import { choicesOf, type DocumentLine } from '../order/order-document.ts'
import { COLORS, PAGE } from './invoice-look.ts'
import { inLetters } from './letters.ts'

/** Left edge and width of each column, in points. */
const COLUMNS = {
  item: { x: PAGE.left, width: 28 },
  name: { x: PAGE.left + 34, width: 276 },
  price: { x: PAGE.left + 322, width: 66 },
  quantity: { x: PAGE.left + 396, width: 40 },
  total: { x: PAGE.left + 444, width: 76 },
}
const RIGHT = { align: 'right' } as const

/** Renders the lines of an invoice below doc.y, over as many pages as needed; returns the y where they end. */
export function drawLines(doc: PDFKit.PDFDocument, lines: readonly DocumentLine[]): number {
  let y = drawTitles(doc, doc.y)
  for (const [index, line] of lines.entries()) {
    const height = heightOf(doc, line)
    if (y + height > PAGE.bottom) {
      doc.addPage()
      y = drawTitles(doc, PAGE.top)
    }
    drawLine(doc, { line, number: index + 1, y: y + 9 })
    y += height
    rule(doc, y, 0.6)
  }
  return y
}

function drawTitles(doc: PDFKit.PDFDocument, y: number): number {
  const { item, name, price, quantity, total } = COLUMNS
  doc.font('semibold').fontSize(9.5).fillColor(COLORS.ink2)
  doc.text('Item', item.x, y).text('Product name', name.x, y)
  doc.text('Price', price.x, y, { ...RIGHT, width: price.width })
  doc.text('Qty', quantity.x, y, { ...RIGHT, width: quantity.width })
  doc.text('Total', total.x, y, { ...RIGHT, width: total.width })
  rule(doc, y + 18, 1.2, COLORS.ink)
  return y + 18
}

function rule(doc: PDFKit.PDFDocument, y: number, width: number, color = COLORS.line) {
  doc.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(width).stroke(color)
}

/** What stands below the name of a line: SKU, pieces that follow, choices and lots. */
export const detailOf = ({ sku, backordered, lots = [], ...line }: DocumentLine) =>
  [
    `SKU ${sku}`,
    ...(backordered > 0 ? [`${backordered} on backorder`] : []),
    ...choicesOf(line),
    ...lots,
  ].join('. ')

function heightOf(doc: PDFKit.PDFDocument, line: DocumentLine): number {
  const { width } = COLUMNS.name
  const name = doc.fontSize(11).heightOfString(inLetters(doc, 'semibold', line.name), { width })
  const detail = doc
    .fontSize(9)
    .heightOfString(inLetters(doc, 'regular', detailOf(line)), { width })
  return name + detail + 20
}

interface Place {
  line: DocumentLine
  number: number
  y: number
}

function drawLine(doc: PDFKit.PDFDocument, { line, number, y }: Place) {
  const { item, name, price, quantity, total } = COLUMNS
  doc.fontSize(11).fillColor(COLORS.ink)
  doc.text(inLetters(doc, 'semibold', line.name), name.x, y, { width: name.width })
  doc.fontSize(9).fillColor(COLORS.ink2)
  doc.text(inLetters(doc, 'regular', detailOf(line)), name.x, doc.y + 2, { width: name.width })
  doc.font('regular').fontSize(11).fillColor(COLORS.ink)
  doc.text(String(number), item.x, y)
  doc.text(line.unitPrice, price.x, y, { ...RIGHT, width: price.width })
  doc.text(String(line.quantity), quantity.x, y, { ...RIGHT, width: quantity.width })
  doc.text(line.total, total.x, y, { ...RIGHT, width: total.width })
}
