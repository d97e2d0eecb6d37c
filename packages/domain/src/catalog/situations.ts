/** Where a page of a situation stands among all of them, in this order. */
export const SITUATION_SECTIONS = [
  'recovering',
  'bladder-bowel',
  'diabetes',
  'moving',
  'wounds-skin',
  'breathing-heart',
  'pain',
  'caring',
  'baby',
  'eyes-mouth',
  'family',
  'clinic',
] as const
export type SituationSection = (typeof SITUATION_SECTIONS)[number]

/** So many products of each kind are shown on a page. */
export const PRODUCTS_PER_KIND = 4
