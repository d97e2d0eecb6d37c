import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer, MailBlock } from '../../messages/mail/mail-content.ts'
import { formatCalendarDay, formatMoney } from '../../settings/shop/format.ts'
import { makeMailedCode } from '../cards/gift-card-codes.ts'
import { findCard } from '../cards/gift-cards.repository.ts'

/**
 * To the recipient of a gift card: its code, created when the mail is sent. A mail sent twice has two codes; both are
 * for the same balance.
 */
export const composeGiftCard: Composer<'gift_card'> = async (
  { db, config, settings, say, language },
  { payload, recipient: to },
) => {
  const card = await findCard(db, payload.balanceId)
  if (card?.state !== 'ACTIVE') return undefined
  const { balanceId, balanceCents, currency, recipientName, senderName, message, expiresOn } = card
  const amount = formatMoney(balanceCents, currency)
  const code = await makeMailedCode(db, { balanceId, to })
  // It now belongs to another recipient, who gets a mail of their own.
  if (code === undefined) return undefined
  const written: MailBlock[] = message ? [{ type: 'quote', text: message }] : []
  const shop = settings.shopName
  return {
    head: mailHead('gift_card', { amount }),
    preview: say('{amount} to spend at {shop}', { amount, shop }),
    title: senderName
      ? say('{sender} sent you a gift card.', { sender: senderName })
      : say('Here is your gift card.'),
    blocks: [
      ...(recipientName
        ? [{ type: 'text', text: say('For {name}', { name: recipientName }) } as const]
        : []),
      ...written,
      {
        type: 'facts',
        rows: [
          { label: say('Gift card'), value: amount },
          { label: say('Code'), value: code },
          {
            label: say('Good until'),
            value: expiresOn ? formatCalendarDay(expiresOn, language) : say('It never expires'),
          },
        ],
      },
      {
        type: 'text',
        text: say('Enter the code when you pay. What is left stays on the card for the next time.'),
      },
      { type: 'button', label: say('Shop at {shop}', { shop }), url: config.publicUrl },
      // The code is after the #: browsers never send that.
      {
        type: 'link',
        label: say('Print it as a card'),
        url: `${config.publicUrl}/#/gift-card/print/${code}`,
      },
      {
        type: 'link',
        label: say('See what is left on it'),
        url: `${config.publicUrl}/#/gift-card`,
      },
      {
        type: 'note',
        text: say(
          'Keep this email like cash: whoever has the code can spend it. We will never ask you for it.',
        ),
      },
    ],
  }
}
