import type { searchNoteTexts } from '../en/search-notes.ts'

export const searchNoteTextsEs: Record<keyof typeof searchNoteTexts, string> = {
  'notes.partial':
    'Ningún producto coincide con todo «{term}». Estos coinciden con algunas de las palabras:',
  'notes.missing': 'No encontrado: {words}',
  'notes.capped': 'Más de {count} productos coinciden con «{term}». Añada una palabra.',
  'notes.didYouMean': 'Quiso decir',
  'notes.showingFor': 'Se muestran resultados de',
  'notes.insteadFor': 'Buscar en su lugar',
  'notes.understood': 'Filtros según sus palabras:',
  'notes.capacity': 'Soporta {pounds} lb, si consta',
  'notes.latexFree': 'Sin látex, según consta',
  'notes.powderFree': 'Sin polvo, según consta',
  'notes.sterile': 'Estéril, según consta',
  'notes.notSterile': 'No estéril, según consta',
  'notes.without': 'Sin {what}',
}
