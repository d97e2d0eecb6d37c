/** How a search interpreted its words. */
export const searchNoteTexts = {
  'notes.partial': 'No product matches all of “{term}”. These match some of the words:',
  'notes.missing': 'Not found: {words}',
  'notes.capped': 'More than {count} products match “{term}”. Add a word.',
  'notes.didYouMean': 'Did you mean',
  'notes.showingFor': 'Showing results for',
  'notes.insteadFor': 'Search instead for',
  'notes.understood': 'Filters from your words:',
  'notes.capacity': 'Holds {pounds} lb, where stated',
  'notes.latexFree': 'Latex-free, as stated',
  'notes.powderFree': 'Powder-free, as stated',
  'notes.sterile': 'Sterile, as stated',
  'notes.notSterile': 'Not sterile, as stated',
  'notes.without': 'Without {what}',
}
