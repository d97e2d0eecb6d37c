/** The input as a LIKE pattern on lower-case text: matches any part, with wildcards taken literally. */
export const containing = (term: string): string =>
  `%${term.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
