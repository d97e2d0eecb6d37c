/** Texts of the quote request page. */
export const quoteTexts = {
  'quote.title': 'Ask for a quote',
  'quote.lead': 'Tell us what you need. We will answer by email with a price.',
  'quote.sku': 'SKU {sku}',
  'quote.name': 'Name',
  'quote.email': 'Email',
  'quote.phone': 'Phone',
  'quote.quantity': 'Quantity',
  'quote.note': 'Note',
  'quote.noteHint': 'Such as size, brand, where it goes to and by when',
  'quote.send': 'Send',
  'quote.sendHelp': 'It costs nothing and binds you to nothing.',
  'quote.sent': 'Your request has arrived.',
  'quote.sentHelp': 'We will answer by email.',
  'quote.goOn': 'Continue shopping',
  'quote.notSent':
    'The shop cannot be reached. Nothing is lost: try again when you are back online.',
} as const
