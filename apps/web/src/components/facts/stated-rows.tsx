import type { Facts } from '@mendwell/domain/facts/facts'
import { FactRows } from './fact-rows.tsx'

let words: typeof import('./fact-words.ts') | undefined

/** Loads the texts of facts; the server has them before its first page, so its pages have them without script. */
export async function loadFactWords(): Promise<void> {
  words = await import('./fact-words.ts')
}

/** Stated facts as rows, within Suspense: their texts load with the first product that has some. */
export function StatedRows({ facts }: { facts: Facts }) {
  if (!words) throw loadFactWords()
  return <FactRows facts={words.statedFacts(facts)} />
}
