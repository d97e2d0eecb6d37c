/** Orders texts by their code units, whatever the language. */
export const byText = (one: string, other: string): number =>
  one < other ? -1 : one > other ? 1 : 0
