/** What a name says of a part of something else, or of what goes with it. */
export const ACCESSORY_WORDS = 'accessory|accessories|replacement|attachment|attachments'
const SAYS_SO = new RegExp(`\\b(?:${ACCESSORY_WORDS})\\b`)
/** As if the name were so many letters longer: a walker comes before its brake, where both are called so. */
export const ACCESSORY_SETBACK = 200

/** How long a name (in small letters) counts as in the rank of a search. */
export const rankedLength = (name: string): number =>
  name.length + (SAYS_SO.test(name) ? ACCESSORY_SETBACK : 0)
