import { mailHead } from '@mendwell/contract/content/mails'
import { offeredCents } from '@mendwell/domain/orders/quote-requests'
import { makeToken } from '../../ground/secret-token.ts'
import type { Composer, MailBlock, MailContext } from '../messages/mail/mail-content.ts'
import type { Say } from '../messages/words/say.ts'
import { formatCalendarDay, formatMoney } from '../settings/shop/format.ts'
import { insertQuoteLink } from './offers.repository.ts'
import { pricedLines } from './open-quote.ts'
import { findQuoteRequest, type QuoteRow } from './quotes.repository.ts'

/** To the shop: the requester, the products and their quantities. */
export const composeQuoteRequested: Composer<'quote_asked'> = async ({ db, say }, { payload }) => {
  const request = await findQuoteRequest(db, payload.requestId)
  if (!request) return undefined
  const { name, email, phone, note } = request
  return {
    head: mailHead('quote_asked', { name: nameOf(request) }),
    preview: `${name}, ${email}`,
    title: 'Somebody asks for a quote.',
    blocks: [
      ...goodsOf(request, say),
      ...(note ? [{ type: 'quote' as const, text: note }] : []),
      {
        type: 'facts',
        rows: [
          { label: 'Name', value: name },
          { label: 'Email', value: email },
          { label: 'Phone', value: phone },
        ],
      },
      {
        type: 'note',
        text: 'Answer it in the back office under Quotes, so that colleagues see it.',
      },
    ],
    replyTo: email,
  }
}

/** To the requester: the text of staff, and the prices they can order at. */
export const composeQuoteAnswered: Composer<'quote_answered'> = async (context, { payload }) => {
  const { db, settings, say } = context
  const request = await findQuoteRequest(db, payload.requestId)
  if (!request) return undefined
  // Prices that were withdrawn or ordered meanwhile are not offered again.
  const isOffered = payload.isOffer && request.status === 'ANSWERED' && !request.isOrdered
  return {
    head: mailHead('quote_answered', { name: nameOf(request) }),
    preview: payload.answer.slice(0, 120),
    title: say('Here is our answer.'),
    blocks: [
      { type: 'quote', text: payload.answer },
      ...(isOffered ? await offerOf(context, request) : goodsOf(request, say)),
      { type: 'note', text: say('Questions? Just reply to this email.') },
    ],
    replyTo: settings.contactEmail,
  }
}

/** 'Seat cushion', or 'Seat cushion (+2)' where there are two products more. */
const nameOf = ({ productName, lines }: QuoteRow) =>
  lines.length > 1 ? `${productName} (+${lines.length - 1})` : productName

const goodsOf = ({ lines }: QuoteRow, say: Say): MailBlock[] =>
  lines.map(({ productName, hcpcs, sku, quantity }) => ({
    type: 'facts' as const,
    rows: [
      { label: say('Product'), value: productName },
      hcpcs ? { label: say('HCPCS code'), value: hcpcs } : { label: say('SKU'), value: sku },
      { label: say('Quantity'), value: String(quantity) },
    ],
  }))

/** A late visitor still reads that the prices are over. */
const DAYS_AFTER = 30

/**
 * The lines with their prices and the button that leads to them. Its link is made while the mail is being sent, so that
 * it is stored nowhere.
 */
async function offerOf(
  { db, config, settings, say, language }: MailContext,
  request: QuoteRow,
): Promise<MailBlock[]> {
  const { requestId, validUntil } = request
  const priced = pricedLines(request)
  if (!priced || validUntil === null) return goodsOf(request, say)
  const money = (cents: number) => formatMoney(cents, settings.currency)
  const { token, sha256 } = makeToken()
  await insertQuoteLink(db, { requestId, sha256, days: DAYS_AFTER })
  return [
    {
      type: 'lines',
      rows: priced.map(({ productName: name, quantity, sku, unitPriceCents }) => ({
        name,
        details: [
          say('{quantity} × {price}, SKU {sku}', { quantity, price: money(unitPriceCents), sku }),
        ],
        amount: money(quantity * unitPriceCents),
      })),
    },
    {
      type: 'sums',
      rows: [{ label: say('Goods'), amount: money(offeredCents(priced)), isTotal: true }],
    },
    {
      type: 'text',
      text: say(
        'These prices hold through {day}. Shipping and tax depend on where it goes and are shown before you order.',
        {
          day: formatCalendarDay(validUntil, language),
        },
      ),
    },
    {
      type: 'button',
      label: say('See the quote and order'),
      url: `${config.publicUrl}/#/quote/offer/${token}`,
    },
  ]
}
