/** Texts about paying with Apple Pay, Google Pay and Link; loaded with their buttons. */
export const walletTexts = {
  'wallet.express': 'Express checkout',
  'wallet.delivered': 'Delivered to the address in your wallet.',
  'wallet.collected': 'You pick it up in our store.',
  'wallet.or': 'or fill in the form',
  'wallet.test': 'Pay with the test wallet',
  'wallet.title': 'Test wallet',
  'wallet.close': 'Close the test wallet',
  'wallet.sandbox': 'Sandbox. This plays Apple Pay or Google Pay. No real card is charged.',
  'wallet.shipTo': 'Ship to',
  'wallet.card': 'Pay with',
  'wallet.pay': 'Pay {amount}',
  'wallet.goods': 'Goods',
  'wallet.delivery': 'Delivery',
  'wallet.tax': 'Tax',
  'wallet.pricing': 'Asking for the price…',
  'wallet.unreachable': 'The shop cannot be reached. Try again when you are back online.',
  'wallet.failed':
    'Your wallet did not confirm the payment. Nothing was ordered. Please try again.',
}
