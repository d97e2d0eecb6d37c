import { withoutAccents } from '@mendwell/domain/words/without-accents'

/**
 * Words that say who is searching, for whom or why, not what for: 'something for my mother who can not'. They weigh
 * little next to significant ones. English stop words have no weight in the index anyway.
 */
const SMALL_TALK = new Set(
  (
    'i im me my we us our you your he she his her him they them their someone somebody person people old older elderly ' +
    'senior seniors adult patient patients man woman men women guy lady mom mum mother moms dad father dads grandma ' +
    'grandmother grandpa grandfather granny husband wife son daughter brother sister parent parents uncle aunt friend ' +
    'law stepmother stepmom stepfather stepdad nephew niece cousin neighbor boyfriend girlfriend partner client resident ' +
    'mama papa madre padre abuela abuelo abuelita abuelito suegra suegro tia tio hermana hermano vecina vecino ' +
    'esposo esposa hijo hija mi su persona personas mayor mayores adulto adultos anciano anciana ' +
    'need needs needed want wants wanted looking look find search buy get gets getting got give show sell order have has ' +
    'having had use uses used using help helps helping make makes keep keeps keeping kept let lets put puts go goes going ' +
    'come comes take takes taking want know tell recommend suggest say said can cant cannot could would should will wont ' +
    'do does doesnt dont did is isnt are was be been being when while where who what which why how so that this these ' +
    'those there here it its at all any anything something some thing things stuff item items product products supply ' +
    'supplies kind type sort way best good better great nice cheap cheapest inexpensive affordable easy simple new just ' +
    'only also really very too much many more most one ones please thanks hi hello home house every always never day ' +
    'days now today year years month months week weeks old young disabled sick around about during next near beside stop stops able like cannot disease diseases syndrome disorder ' +
    'necesito quiero busco buscar comprar tiene tengo puede no algo alguien cosa cosas una uno un unos unas el la los las ' +
    'lo le les de del para por con en y o que se es al a mi me muy mas barato barata bueno buena mejor'
  ).split(' '),
)

/** Whether a word is one of them, with or without its accents. */
export const isSmallTalk = (word: string): boolean => SMALL_TALK.has(withoutAccents(word))

export type Age = 'CHILD' | 'ADULT'

const CHILD =
  /^(?:child|children|childrens|kids?|toddlers?|bab(?:y|ys|ies)|infants?|newborns?|youth|teens?|teenagers?|p(?:a)?ediatric|niñ[oa]s?|bebés?|bebes?|infantil)$/u
const ADULT =
  /^(?:adults?|adult[oa]s?|elderly|seniors?|m[ou]m|moms|mother|mothers|dads?|father|fathers|grandma|grandmother|grandpa|grandfather|granny|husband|wife|madres?|padres?|mam[aá]s?|pap[aá]s?|suegr[oa]s?|abuel(?:it)?[oa]s?|espos[oa]|ancian[oa]s?)$/u

const CHILD_NAME = /\b(?:child|kids?\b|youth|bab(?:y|ies)|infant|toddler|newborn)/i
const ADULT_NAME = /\badults?\b/i

/** The user that a kind's name says it is made for; null if it names none. */
export function ageInName(name: string): Age | null {
  if (CHILD_NAME.test(name)) return 'CHILD'
  return ADULT_NAME.test(name) ? 'ADULT' : null
}

/** The user that words mention: 'briefs for my dad' are not for a child. */
export function ageOf(words: readonly string[]): Age | null {
  const isForChild = words.some((word) => CHILD.test(word))
  const isForAdult = words.some((word) => ADULT.test(word))
  if (isForChild === isForAdult) return null
  return isForChild ? 'CHILD' : 'ADULT'
}
