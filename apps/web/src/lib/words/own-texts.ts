import { fill, translation } from './texts.ts'

/** Says the texts of a table that comes with the pages that need it, and not with the shop. */
export const ownTexts =
  <Key extends string>(english: Record<Key, string>) =>
  (key: Key, values?: Record<string, string | number>): string =>
    fill(translation(key) ?? english[key], values)
