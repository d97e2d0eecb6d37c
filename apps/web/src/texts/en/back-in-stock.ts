/** Texts of the one mail when a sold-out product is back. */
export const backInStockTexts = {
  'back.title': 'Tell me when it is back',
  'back.help':
    'We email you once, when we have it again, and then forget the address. We ask you first to confirm it.',
  'back.email': 'Email address',
  'back.send': 'Tell me',
  'back.sent':
    'Please look into your mailbox: our email has a link to confirm. Without it we do not write.',
  'back.wrongEmail': 'Enter an email address, such as name@example.com.',
  'back.failed': 'We could not reach the shop. Please try again.',
  'back.confirmTitle': 'Shall we tell you when it is back?',
  'back.confirmHelp':
    'Press the button, and we email you once, when we have it again. After that your address is forgotten.',
  'back.confirm': 'Yes, tell me',
  'back.confirmed': 'Done. We email you once when {name} is back.',
  'back.inStock': 'Good news: {name} is in stock already. There is no email to wait for.',
  'back.see': 'See the product',
  'back.end': 'Do not tell me',
  'back.ended': 'We will not write, and your address is forgotten.',
}
