import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { OrderDocument } from '../order/order-document.ts'
import { detailOf } from './invoice-lines.ts'
import { invoicePdf, paidLabel } from './invoice-pdf.ts'
import { printable } from './letters.ts'

const shop = {
  shopName: 'Mendwell',
  phone: '1-800-555-0142',
  contactEmail: 'care@mendwell.example',
  address: '1200 Congress Avenue\nAustin, TX 78701',
}

const invoiceOf = (lines: number, notes: string | null = null): OrderDocument => ({
  orderNum: '6702887',
  day: 'November 20, 2026',
  isPaid: false,
  customer: { firstName: 'Ada', name: 'Ada Byron', email: 'ada@example.com', phone: '5550100' },
  courierNote: null,
  shipTo: ['1 Main St', 'Austin, TX 78701'],
  handOver: 'Delivery, morning',
  collectAt: [],
  notes,
  lines: Array.from({ length: lines }, (_, index) => ({
    name: `Sling ${index + 1}`,
    sku: `SKU-${index + 1}`,
    cut: null,
    instruction: null,
    quantity: 1,
    backordered: 0,
    unitPrice: '$9.00',
    total: '$9.00',
  })),
  sums: [{ label: 'Total', amount: '$29.00', isTotal: true }],
  total: '$29.00',
})

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

/** Counts the text operators of a PDF's page streams, unpacked. */
const textsIn = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, stream = '']) => {
      try {
        return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
      } catch {
        return ''
      }
    })
    .join('')
    .split(/ TJ\b/).length - 1

describe('the printed invoice', () => {
  it.each([
    [{ isPaid: false }, 'Not paid'],
    [{ isPaid: true }, 'Paid'],
    [{ isPaid: true, paidBy: 'CHECK', paidOn: 'May 1, 2026' }, 'Paid by check on May 1, 2026'],
    [{ isPaid: true, paidBy: 'CASH', paidOn: 'May 1, 2026' }, 'Paid in cash on May 1, 2026'],
  ] as const)('says of %j: %s', async (order, words) => {
    expect(paidLabel(order)).toBe(words)
  })

  it('shows cut and note of a line', () => {
    const [line] = invoiceOf(1).lines
    const chosen = { cut: 'Curry cut', instruction: 'Lean' }

    expect(line && detailOf({ ...line, ...chosen })).toBe(
      'SKU SKU-1. Cut: Curry cut. Special instruction: Lean',
    )
  })

  it('shows the lots of a line', () => {
    const [line] = invoiceOf(1).lines
    const lots = ['1 of lot A1, use by 2027-03-31', 'Expires June 2027 or later']

    expect(line && detailOf({ ...line, lots })).toBe(`SKU SKU-1. ${lots.join('. ')}`)
  })

  it('fits on one letter-size page', async () => {
    const pdf = await invoicePdf(invoiceOf(3), shop)

    expect(pagesIn(pdf)).toBe(1)
    expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 612 792]')
  })

  it('continues over as many pages as its lines need', async () => {
    const pdf = await invoicePdf(invoiceOf(100), shop)

    expect(pagesIn(pdf)).toBeGreaterThan(4)
    // Six texts per line: number, name, details, price, quantity, total.
    expect(textsIn(pdf)).toBeGreaterThan(600)
  })

  it('says where the shop is, however many lines that takes', async () => {
    const without = textsIn(await invoicePdf(invoiceOf(3), { ...shop, address: '' }))

    expect(textsIn(await invoicePdf(invoiceOf(3), shop))).toBe(without + 2)
  })

  it('keeps a long note out of the footer', async () => {
    const pdf = await invoicePdf(invoiceOf(9, 'Please ring twice. '.repeat(50)), shop)

    expect(pagesIn(pdf)).toBe(2)
  })
})

describe('letters', () => {
  const invoiceFor = (name: string, shopName = shop.shopName) => {
    const invoice = invoiceOf(1)
    const customer = { ...invoice.customer, name }
    return invoicePdf({ ...invoice, customer }, { ...shop, shopName })
  }
  /** The typefaces in a PDF, by the names of their embedded subsets. */
  const fontsIn = (pdf: Buffer) =>
    [...new Set(pdf.toString('latin1').match(/(?<=\/FontName \/\w{6}\+)\S+/g))].sort()

  it('in Western names use only the shop’s typeface', async () => {
    const fonts = fontsIn(await invoiceFor('José Müller-Ångström'))

    expect(fonts.length).toBeGreaterThan(0)
    expect(fonts.join()).not.toContain('Noto')
  })

  it.each(['Łukasz Nguyễn', 'Олена', 'Ελένη'])(
    'of %s are embedded, as few as needed',
    async (name) => {
      const pdf = await invoiceFor(name)

      expect(fontsIn(pdf)).toContain('NotoSans-Regular')
      expect(pdf.length).toBeLessThan(60_000)
    },
  )

  it('missing in every typeface are reported as replaced', async () => {
    const shown = textsIn(await invoiceFor('Ada'))

    expect(textsIn(await invoiceFor('李 Ming'))).toBe(shown + 1)
    expect(textsIn(await invoiceFor('Олена'))).toBe(shown)
  })

  it('in a shop’s name too', async () => {
    expect(fontsIn(await invoiceFor('Ada', 'Аптека'))).toContain('NotoSans-SemiBold')
  })
})

it.each([
  ['Margaret Lindqvist', 'Margaret Lindqvist'],
  ['José Müller-Ångström', 'José Müller-Ångström'],
  ['Łukasz Nguyễn', 'Łukasz Nguyễn'],
  ['Nguye\u0302\u0303n', 'Nguyễn'],
  ['Олена Ґонґадзе, Київ № 5', 'Олена Ґонґадзе, Київ № 5'],
  ['Ελένη Παπαδοπούλου', 'Ελένη Παπαδοπούλου'],
  ['李 Ming 🙂', '? Ming ?'],
  ['ﬁne', 'fine'],
  ['a\tb\u0000', 'a?b?'],
])('prints %j as %j', (typed, printed) => {
  expect(printable(typed)).toBe(printed)
})
