import { fill, translation } from './texts.ts'

/** Reads from a table of texts that is loaded with the pages that need it, not with the shop. */
export const ownTexts =
  <Key extends string>(english: Record<Key, string>) =>
  (key: Key, values?: Record<string, string | number>): string =>
    fill(translation(key) ?? english[key], values)
