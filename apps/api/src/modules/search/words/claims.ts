/** What a search may require products to be: its bits of `product.traits` (migrations 0182 and 0362). */
export const CLAIM_BITS = { latexFree: 1, powderFree: 128, notSterile: 64, sterile: 2 } as const

const CLAIMS: readonly [bit: number, said: string][] = [
  [
    CLAIM_BITS.latexFree,
    'l[aá]tex[\\s-]*(?:free|safe)|(?:non|not)[\\s-]*l[aá]tex|(?:no|without|sin|libres? de|free (?:of|from))\\s+(?:any\\s+)?l[aá]tex' +
      '|(?:allergic|allergy|sensitive) to l[aá]tex|l[aá]tex (?:allergy|allergic)|al[eé]rgic[oa]s? al l[aá]tex|alergia al l[aá]tex',
  ],
  [
    CLAIM_BITS.powderFree,
    'powder[\\s-]*free|(?:non|un)[\\s-]*powdered|(?:no|not|without|free (?:of|from))\\s+powder(?:ed)?|(?:sin|libres? de)\\s+polvo|powderless',
  ],
  [
    CLAIM_BITS.notSterile,
    '(?:non|not|un)[\\s-]*sterile|no\\s+est[eé]ril(?:es)?|sin\\s+esterilizar|without sterilization',
  ],
  [CLAIM_BITS.sterile, 'sterile|est[eé]ril(?:es)?'],
]
const WORDS = CLAIMS.map(([bit, said]) => ({
  bit,
  said: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${said})(?![\\p{L}\\p{N}])`, 'gu'),
}))

/** A text without the words that state the claim of this bit. */
export const cutClaim = (text: string, bit: number): string =>
  WORDS.reduce(
    (left, claim) => (claim.bit === bit ? left.replace(new RegExp(claim.said, 'giu'), ' ') : left),
    text,
  )

/** A lower-case text without its claims, which are not search words; all of it if there is nothing else. */
export function readClaims(text: string): { claims: number; rest: string } {
  let claims = 0
  let rest = text
  for (const { bit, said } of WORDS) {
    const left = rest.replace(said, ' ')
    if (left !== rest) claims |= bit
    rest = left
  }
  return { claims, rest: /[\p{L}\p{N}]/u.test(rest) ? rest : text }
}
