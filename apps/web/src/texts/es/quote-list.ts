import type { quoteListTexts } from '../en/quote-list.ts'

export const quoteListTextsEs: Record<keyof typeof quoteListTexts, string> = {
  'quoteList.add': 'Agregar a la cotización',
  'quoteList.isIn': 'Está en su lista para cotizar.',
  'quoteList.isInWithOthers': 'Está en su lista para cotizar, con {others} más.',
}
