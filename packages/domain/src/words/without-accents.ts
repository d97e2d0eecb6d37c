/** Only the letters of a text, without accents: how words are compared, both in the browser and in search. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')
