/** Texts of the button that collects products for a quote. */
export const quoteListTexts = {
  'quoteList.add': 'Add to quote list',
  'quoteList.isIn': 'In your quote list.',
  'quoteList.isInWithOthers': 'In your quote list, with {others} more.',
} as const
