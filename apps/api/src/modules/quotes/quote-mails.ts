import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer } from '../messages/mail/mail-content.ts'
import type { Say } from '../messages/words/say.ts'
import { findQuoteRequest } from './quotes.repository.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findQuoteRequest>>>

/** To the shop: the requester, the product and the quantity. */
export const composeQuoteRequested: Composer<'quote_asked'> = async ({ db, say }, { payload }) => {
  const request = await findQuoteRequest(db, payload.requestId)
  if (!request) return undefined
  const { name, email, phone, note, productName } = request
  return {
    head: mailHead('quote_asked', { name: productName }),
    preview: `${name}, ${email}`,
    title: 'Somebody asks for a quote.',
    blocks: [
      goodsOf(request, say),
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

/** To the requester: the text of staff. */
export const composeQuoteAnswered: Composer<'quote_answered'> = async (
  { db, settings, say },
  { payload },
) => {
  const request = await findQuoteRequest(db, payload.requestId)
  if (!request) return undefined
  return {
    head: mailHead('quote_answered', { name: request.productName }),
    preview: payload.answer.slice(0, 120),
    title: say('Here is our answer.'),
    blocks: [
      { type: 'quote', text: payload.answer },
      goodsOf(request, say),
      { type: 'note', text: say('Questions? Just reply to this email.') },
    ],
    replyTo: settings.contactEmail,
  }
}

const goodsOf = ({ productName, hcpcs, sku, quantity }: Row, say: Say) => ({
  type: 'facts' as const,
  rows: [
    { label: say('Product'), value: productName },
    hcpcs ? { label: say('HCPCS code'), value: hcpcs } : { label: say('SKU'), value: sku },
    { label: say('Quantity'), value: String(quantity) },
  ],
})
