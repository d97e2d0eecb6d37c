import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer } from '../messages/mail/mail-content.ts'
import { claimReminder, deleteReminder } from './cart-reminders.repository.ts'

/**
 * The one reminder of a cart. It names no product, so that others who see the screen or read a shared mailbox do not
 * learn what the shopper needs. Whether it is still wanted is decided here, when it is sent.
 */
export const composeCartReminder: Composer<'cart_reminder'> = async (
  { db, config, settings, say },
  { payload },
) => {
  const reminder = await claimReminder(db, payload.reminderId)
  if (!reminder) {
    await deleteReminder(db, payload.reminderId)
    return undefined
  }
  const { mailToken } = reminder
  const { shopName } = settings
  return {
    head: mailHead('cart_reminder', {}),
    preview: say('You asked us to write once'),
    title: say('Your cart is still here.'),
    blocks: [
      {
        type: 'text',
        text: say(
          'You left {shop} without ordering and asked us to write once. Your cart is as you left it. Prices and stock are those of today.',
          { shop: shopName },
        ),
      },
      {
        type: 'button',
        label: say('Open my cart'),
        url: `${config.publicUrl}/#/carts/reminder-${mailToken}`,
      },
      {
        type: 'note',
        text: say(
          'This is the only email about this cart. If you have what you need, there is nothing to do.',
        ),
      },
      {
        type: 'link',
        label: say('Send me no cart reminders'),
        url: `${config.publicUrl}/#/cart-reminders?t=${mailToken}`,
      },
    ],
    headers: {
      'List-Unsubscribe': `<${config.publicUrl}/api/carts/reminders/stop?t=${mailToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
