import type { ShopSettings } from '@mendwell/domain/shop/settings'
import { COLORS, PAGE } from '../../orders/invoice/invoice-look.ts'
import { letterPdf } from '../../orders/invoice/letter-pdf.ts'
import { inLetters } from '../../orders/invoice/letters.ts'
import { linesOf } from '../../settings/shop/format.ts'

type Doc = PDFKit.PDFDocument

interface ReturnLabel {
  orderNum: string
  /** Name and address of the sender, line by line. */
  from: readonly string[]
  returns: readonly { returnNumber: string; productName: string; quantity: number }[]
}

const WIDTH = PAGE.right - PAGE.left
const HALF = WIDTH / 2 - 16
/** Where the sheet is cut: above goes on the package, below into it. */
const CUT = 400

// The carrier reads English, the sender perhaps only Spanish: one sheet for both.
const WORDS = {
  title: 'Return label / Etiqueta de devolución',
  from: 'From / De',
  to: 'To / Para',
  numbers: 'Return number / Número de devolución',
  order: 'Order / Pedido',
  outside:
    'Put this part on the package. Postage is not included. / Ponga esta parte en el paquete. El franqueo no está incluido.',
  inside: 'Put this part into the package / Ponga esta parte dentro del paquete',
}

/** The label, letter size. What is sent back is named below the cut only: nobody on the way needs to read it. */
export const returnLabelPdf = (
  { orderNum, from, returns }: ReturnLabel,
  shop: Pick<ShopSettings, 'shopName' | 'address' | 'phone'>,
): Promise<Buffer> =>
  letterPdf({ title: WORDS.title, author: shop.shopName }, (doc) => {
    const numbers = returns.map(({ returnNumber }) => returnNumber).join(', ')
    draw(doc, WORDS.title, { weight: 'bold', size: 18, y: PAGE.top })
    const top = doc.y + 14
    drawAddress(doc, WORDS.from, from, { x: PAGE.left, y: top, size: 11 })
    const to = [shop.shopName, ...linesOf(shop.address), shop.phone]
    drawAddress(doc, WORDS.to, to, { x: PAGE.left + WIDTH / 2, y: top, size: 16 })
    draw(doc, WORDS.numbers, { weight: 'semibold', size: 10, y: 250 })
    // Many numbers get smaller letters, so that they stay above the cut.
    draw(doc, numbers, { weight: 'bold', size: returns.length > 4 ? 11 : 24, y: doc.y + 4 })
    draw(doc, `${WORDS.order} ${orderNum}`, { weight: 'regular', size: 11, y: doc.y + 8 })
    draw(doc, WORDS.outside, { weight: 'regular', size: 9.5, y: CUT - 34 })
    doc.moveTo(0, CUT).lineTo(612, CUT).dash(6, { space: 4 }).lineWidth(1).stroke(COLORS.ink2)
    doc.undash()
    draw(doc, WORDS.inside, { weight: 'bold', size: 13, y: CUT + 20 })
    draw(doc, `${WORDS.order} ${orderNum}`, { weight: 'regular', size: 11, y: doc.y + 4 })
    for (const { returnNumber, productName, quantity } of returns) {
      if (doc.y > PAGE.bottom) {
        doc.addPage()
        doc.y = PAGE.top
      }
      draw(doc, `${returnNumber}: ${quantity} × ${productName}`, {
        weight: 'regular',
        size: 11,
        y: doc.y + 8,
      })
    }
  })

interface Look {
  weight: 'regular' | 'semibold' | 'bold'
  /** In points, as are the places. */
  size: number
  y: number
  x?: number
  width?: number
}

function draw(doc: Doc, text: string, { weight, size, y, x = PAGE.left, width = WIDTH }: Look) {
  doc.fontSize(size).fillColor(COLORS.ink)
  doc.text(inLetters(doc, weight, text), x, y, { width })
}

function drawAddress(
  doc: Doc,
  title: string,
  lines: readonly string[],
  { x, y, size }: { x: number; y: number; size: number },
) {
  draw(doc, title, { weight: 'semibold', size: 10, x, y, width: HALF })
  for (const line of lines)
    draw(doc, line, { weight: 'regular', size, x, y: doc.y + 3, width: HALF })
}
