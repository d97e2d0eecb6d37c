import { randomInt } from 'node:crypto'

/** Without the letters and digits that are easily confused. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUP = 5

/** A random code in groups of five letters, easy to type: 24.8 bits a group. */
export function makeTypableCode(groups: number): string {
  const letter = () => ALPHABET.charAt(randomInt(ALPHABET.length))
  const group = () => Array.from({ length: GROUP }, letter).join('')
  return Array.from({ length: groups }, group).join('-')
}
