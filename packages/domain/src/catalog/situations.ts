/** Position of a situation's page among all of them. */
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

/** How many products of each kind a page shows. */
export const PRODUCTS_PER_KIND = 4
