/** Why an order was not placed; loaded with cart and checkout. */
export const orderRefusalTexts = {
  'checkout.notPlaced': 'Your order was not placed.',
  'checkout.emailTaken':
    'There is an account with this email. Sign in, or leave the password empty to order as a guest.',
  'checkout.notSent':
    'You are offline, so nothing was sent. What you typed is kept: press the button again when you are online.',
  'checkout.unknown': 'We don’t know yet whether your order went through.',
  'checkout.unreachable':
    'The connection broke before the shop answered. Nothing is lost. Wait, or press the button again: you will not order twice.',
  'checkout.arrived': 'We already have your order.',
  'checkout.arrivedInAccount':
    'It was sent while someone was signed in. Sign in to that account to see it and to pay. It is not sent again.',
  'checkout.another': 'This is another order',
  'checkout.inFlight':
    'Your first try is still being processed. Press the button again in a moment.',
}
