const MAX_TITLE_KEY = 60

/** 'wrist-brace' for 'Wrist brace', at most `longest` characters; '' if the title has no letter or digit to use. */
export const titleKeyOf = (title: string, longest = MAX_TITLE_KEY): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')

/** A unique key: the second wrist brace is wrist-brace-2. `taken` are the keys that begin with this one. */
export function freeKeyOf(key: string, taken: readonly string[]): string {
  if (!taken.includes(key)) return key
  let number = 2
  while (taken.includes(`${key}-${number}`)) number += 1
  return `${key}-${number}`
}
