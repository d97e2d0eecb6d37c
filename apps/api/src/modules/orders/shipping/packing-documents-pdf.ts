import type {
  PackingDocuments,
  PackingSlip,
  PickRow,
} from '@mendwell/contract/staff-orders/packing-documents'
import type { ShopSettings } from '@mendwell/domain/shop/settings'
import { lotsInWords } from '../../lots/parcels/lot-pieces.ts'
import { formatDay, linesOf } from '../../settings/shop/format.ts'
import { COLORS, PAGE } from '../invoice/invoice-look.ts'
import { letterPdf } from '../invoice/letter-pdf.ts'
import { hasLostLetters, inLetters } from '../invoice/letters.ts'
import { choicesOf } from '../order/order-document.ts'

type Shop = Pick<ShopSettings, 'shopName' | 'phone' | 'contactEmail' | 'address' | 'timeZone'>
type Doc = PDFKit.PDFDocument

const WIDTH = PAGE.right - PAGE.left
/** Left edges of a table's columns: checkbox, product, quantity. */
const BOX = 12
const NAME = { x: PAGE.left + 28, width: 330 }
const NOTE = { x: PAGE.left + 368, width: 90 }
const COUNT = { x: PAGE.right - 50, width: 50, align: 'right' as const }

/** The pick list of some orders, letter size: one line per product, by department. */
export function pickListPdf({ pickList, slips }: PackingDocuments, shop: Shop): Promise<Buffer> {
  return packingDocument('Pick list', shop, (doc) => {
    const count = slips.length === 1 ? '1 order' : `${slips.length} orders`
    drawTitle(doc, 'Pick list', `${count}, ${formatDay(new Date(), shop.timeZone)}`)
    let department = ''
    for (const row of pickList) {
      if (row.department !== department) drawHeading(doc, row.department)
      department = row.department
      drawRow(doc, pickLine(row))
    }
    if (pickList.length === 0)
      doc.font('regular').fontSize(11).text('Nothing on hand is left to be sent.')
  })
}

/** The packing slips of some orders, each on pages of its own, without prices. */
export function packingSlipsPdf({ slips }: PackingDocuments, shop: Shop): Promise<Buffer> {
  return packingDocument('Packing slips', shop, (doc) => {
    for (const [index, slip] of slips.entries()) {
      if (index > 0) doc.addPage()
      drawSlip(doc, slip, shop)
    }
  })
}

const LOST_LETTERS =
  'This paper cannot print some letters and shows a question mark. The order in the back office shows them as typed.'

const packingDocument = (title: string, shop: Shop, draw: (doc: Doc) => void): Promise<Buffer> =>
  letterPdf({ title, author: shop.shopName }, (doc) => {
    doc.y = PAGE.top
    draw(doc)
    if (!hasLostLetters(doc)) return
    roomFor(doc, 40)
    doc.font('regular').fontSize(9).fillColor(COLORS.ink2)
    doc.text(LOST_LETTERS, PAGE.left, doc.y + 14, { width: WIDTH })
  })

function drawTitle(doc: Doc, title: string, detail: string) {
  doc.font('bold').fontSize(21).fillColor(COLORS.ink).text(title, PAGE.left, PAGE.top)
  doc
    .font('regular')
    .fontSize(11)
    .fillColor(COLORS.ink2)
    .text(detail, PAGE.left, doc.y + 2)
  doc.y += 14
}

function drawHeading(doc: Doc, text: string) {
  roomFor(doc, 70)
  doc.fontSize(11).fillColor(COLORS.brand)
  doc.text(inLetters(doc, 'semibold', text), PAGE.left, doc.y + 10, { width: WIDTH })
  doc.y += 4
}

interface Line {
  name: string
  detail: string
  note: string
  count: string
}

const pickedFor = ({ quantity, orderNum, cut }: PickRow['orders'][number]) =>
  `${quantity} for ${orderNum}${cut ? ` (${cut})` : ''}`

const pickLine = ({ productName, sku, quantity, lots, orders }: PickRow): Line => ({
  name: productName,
  detail: [`SKU ${sku}`, ...lotsInWords(lots), orders.map(pickedFor).join(', ')].join('. '),
  note: '',
  count: String(quantity),
})

/** A line with a checkbox; starts a new page if it does not fit. */
function drawRow(doc: Doc, { name, detail, note, count }: Line) {
  const width = { width: NAME.width }
  const height =
    doc.fontSize(11).heightOfString(inLetters(doc, 'semibold', name), width) +
    doc.fontSize(9).heightOfString(inLetters(doc, 'regular', detail), width) +
    18
  roomFor(doc, height)
  const y = doc.y + 8
  doc.rect(PAGE.left, y, BOX, BOX).lineWidth(1).stroke(COLORS.ink2)
  doc
    .font('bold')
    .fontSize(13)
    .fillColor(COLORS.ink)
    .text(count, COUNT.x, y - 1, COUNT)
  doc
    .font('regular')
    .fontSize(9)
    .fillColor(COLORS.ink2)
    .text(note, NOTE.x, y + 2, NOTE)
  doc.fontSize(11).fillColor(COLORS.ink)
  doc.text(inLetters(doc, 'semibold', name), NAME.x, y, width)
  doc.fontSize(9).fillColor(COLORS.ink2)
  doc.text(inLetters(doc, 'regular', detail), NAME.x, doc.y + 2, width)
  doc.y = y - 8 + height
  doc.moveTo(PAGE.left, doc.y).lineTo(PAGE.right, doc.y).lineWidth(0.6).stroke(COLORS.line)
}

function roomFor(doc: Doc, height: number) {
  if (doc.y + height <= PAGE.bottom) return
  doc.addPage()
  doc.y = PAGE.top
}

function drawSlip(doc: Doc, slip: PackingSlip, shop: Shop) {
  doc.y = PAGE.top
  drawTitle(
    doc,
    'Packing slip',
    [
      `Order# ${slip.orderNum}, ${formatDay(slip.createDate, shop.timeZone)}`,
      ...(slip.replaces ? [`Replacement for order# ${slip.replaces}, nothing to pay`] : []),
    ].join('. '),
  )
  const from = [shop.shopName, ...linesOf(shop.address), shop.phone, shop.contactEmail]
  const to = [
    slip.name,
    ...slip.shipTo,
    slip.phone1,
    ...(slip.courierNote ? [`For the courier: ${slip.courierNote}`] : []),
  ]
  const top = doc.y + 4
  const column = (x: number, title: string, lines: readonly string[]) => {
    doc.font('semibold').fontSize(9.5).fillColor(COLORS.ink2).text(title, x, top)
    doc.fontSize(11).fillColor(COLORS.ink)
    for (const line of lines)
      doc.text(inLetters(doc, 'regular', line), x, doc.y + 2, { width: WIDTH / 2 - 16 })
    return doc.y
  }
  const left = column(PAGE.left, slip.shipTo.length > 0 ? 'Ship to' : 'For', to)
  const right = column(PAGE.left + WIDTH / 2, 'From', [...from, slip.handOver])
  doc.y = Math.max(left, right) + 14
  for (const line of slip.lines) {
    const { productName, sku, quantity, onHand, toFollow } = line
    const detail = [`SKU ${sku}`, ...lotsInWords(line.lots), ...choicesOf(line)]
    const note = [
      ...(onHand === quantity ? [] : [`${quantity} ordered`]),
      ...(toFollow === 0 ? [] : [`${toFollow} to follow`]),
    ].join(', ')
    drawRow(doc, { name: productName, detail: detail.join('. '), note, count: String(onHand) })
  }
  const { trackingUrl, notes } = slip
  const below = [
    ...(trackingUrl
      ? [`Track this order at ${trackingUrl}: enter the order number and your phone number.`]
      : []),
    ...(notes ? [`Note: ${notes}`] : []),
  ]
  for (const words of below) {
    roomFor(doc, 60)
    doc.fontSize(11).fillColor(COLORS.ink)
    doc.text(inLetters(doc, 'regular', words), PAGE.left, doc.y + 14, { width: WIDTH })
  }
}
