import { comparableWord } from '@mendwell/domain/places/address-check'

/** A part of a text, and whether the other text lacks it. */
export interface Part {
  text: string
  isChanged: boolean
}

/** The words of an address, marked where the other one has none like it, however it is written. */
export function changedWords(text: string, other: string): Part[] {
  const left = other.split(/\s+/).map(comparableWord)
  return text.split(/(\s+)/).map((word) => {
    if (word.trim() === '') return { text: word, isChanged: false }
    const found = left.indexOf(comparableWord(word))
    if (found >= 0) left.splice(found, 1)
    return { text: word, isChanged: found < 0 }
  })
}
