import { translateWord } from './texts.ts'

/** A department's display name: the data has some in capitals (INDOOR), the shop does not. */
export function departmentLabel(deptName: string): string {
  const word = translateWord(deptName)
  if (word !== deptName) return word
  const shouted = deptName === deptName.toUpperCase()
  return shouted ? deptName.charAt(0) + deptName.slice(1).toLowerCase() : deptName
}
