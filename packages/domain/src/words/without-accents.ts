/** The letters of a text alone: how words are compared, in the browser as in the search. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')
