/** What was typed as a pattern of LIKE on small letters: part of what is stored, wildcards taken literally. */
export const containing = (term: string): string =>
  `%${term.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
