import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { findBackProduct, findRequest } from '../back-in-stock.repository.ts'

/** To a mailbox that was entered on a product's page: a link that confirms it. */
export const composeBackInStockConfirm: Composer<'back_in_stock_confirm'> = async (
  { db, config, say },
  { payload },
) => {
  const request = await findRequest(db, payload.requestId)
  if (!request || request.confirmedAt !== null) return undefined
  const { productName, mailToken } = request
  return {
    head: mailHead('back_in_stock_confirm', { name: productName }),
    preview: say('One click, and we write once when it is back'),
    title: say('Shall we tell you when it is back?'),
    blocks: [
      {
        type: 'text',
        text: say(
          '{name} is sold out at the moment. Please confirm that you want one email when we have it again.',
          { name: productName },
        ),
      },
      {
        type: 'button',
        label: say('Yes, tell me when it is back'),
        url: `${config.publicUrl}/#/back-in-stock?t=${mailToken}`,
      },
      {
        type: 'note',
        text: say(
          'If you did not ask for it, ignore this email, and we will not write again. The link also ends it.',
        ),
      },
    ],
  }
}

/** To a subscribed mailbox: the product is back. */
export const composeBackInStock: Composer<'back_in_stock'> = async (
  { db, config, say },
  { payload },
) => {
  const product = await findBackProduct(db, payload.productId)
  if (!product) return undefined
  const { productId, productName, sku } = product
  return {
    head: mailHead('back_in_stock', { name: productName }),
    preview: say('You asked us to tell you'),
    title: say('It is back in stock.'),
    blocks: [
      { type: 'text', text: say('You asked us to tell you when we have this again. Now we have.') },
      {
        type: 'facts',
        rows: [
          { label: say('Product'), value: productName },
          { label: say('SKU'), value: sku },
        ],
      },
      { type: 'button', label: say('See the product'), url: `${config.publicUrl}/p/${productId}` },
      {
        type: 'note',
        text: say(
          'We do not hold one back for you. This was the one email about it: your address is off the list of those who wait.',
        ),
      },
    ],
  }
}
