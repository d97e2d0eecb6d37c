import { formatNumber, translation } from '../../lib/words/texts.ts'

const CONTAINER = /^(packs?|packages?|box|case|carton|bottle|bag|pair|cassette)\b/i

const englishPlural = (word: string): string => {
  if (/(?:s|x|ch|sh)$/.test(word)) return `${word}es`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}

/** '200 gloves', or '200 guantes'; a word that the language does not know stays as staff wrote it. */
export function piecesInWords(count: number, word: string): string {
  const one = translation(`piece.${word}`)
  const words = count === 1 ? (one ?? word) : (translation(`pieces.${word}`) ?? englishPlural(word))
  return `${formatNumber(count)} ${words}`
}

/** '2 boxes' for the unit 'box of 100'; '2 × 5' if it names no container. */
export function packsInWords(count: number, unit: { unitName: string; pieces: number }): string {
  const container = CONTAINER.exec(unit.unitName.trim())?.[1]?.toLowerCase()
  if (container) return piecesInWords(count, container)
  return `${formatNumber(count)} × ${formatNumber(unit.pieces)}`
}
