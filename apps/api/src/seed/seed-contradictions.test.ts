import { expect, it } from 'vitest'
import { readKinds, type SeedKind } from './files/kind-files.ts'
import { readSeedFile, SEED_FOLDER } from './files/seed-files.ts'
import { text } from './files/seed-values.ts'

/** A product with all its English texts for shoppers. */
interface Read {
  id: string
  name: string
  kind: SeedKind
  details: string
  /** Name, description, and the texts of its kind. */
  all: string
  latex: string
  sterile: string
  singleUse: string
  /** The cuts to choose from, as JSON. */
  offered: string
}

const kinds = new Map(readKinds(SEED_FOLDER).map((kind) => [kind.key, kind]))
const products: Read[] = readSeedFile(SEED_FOLDER, 'products.csv').map((row) => {
  const kind = kinds.get(text(row, 'kind'))
  if (!kind) throw new Error(`Nobody has said what product ${text(row, 'productId')} is`)
  const name = text(row, 'productName')
  const details = text(row, 'productDetails')
  const said = [...kind.purpose, ...kind.beforeBuying, ...kind.warnings]
  return {
    id: text(row, 'productId'),
    ...{ name, kind, details },
    all: [name, details, ...said].join(' '),
    latex: text(row, 'latex'),
    sterile: text(row, 'sterile'),
    singleUse: text(row, 'singleUse'),
    offered: text(row, 'cuttingAttributes'),
  }
})

const named =
  (pattern: RegExp) =>
  ({ name }: Read) =>
    pattern.test(name)
const called =
  (pattern: RegExp) =>
  ({ kind }: Read) =>
    pattern.test(`${kind.key} ${kind.name}`)
/** Sentences that say what it is not do not say what it is. */
const reads =
  (pattern: RegExp) =>
  ({ all }: Read) =>
    all
      .split(/(?<=[.!?]) /)
      .some((said) => pattern.test(said) && !/\b(?:not|cannot|never)\b/i.test(said))
/** 'Never reuse it' and 'not sterile' mean the opposite. */
const without = (said: string) =>
  said.replace(/\b(?:not|never|no|non|cannot|do not|don't)[ -](?:be )?[\w-]+/gi, '')

const isNonVented = /\bnon[- ]?vented|without (?:a )?vent/i
const saysLatexFree =
  /latex[- ]free|non[- ]?latex|without latex|no latex|not made with (?:natural rubber )?latex/i
const saysLatex = (name: string) =>
  /latex/i.test(name.replaceAll(new RegExp(saysLatexFree, 'gi'), ''))
const isForChild =
  /\b(?:infant|baby|babies|newborn|neonatal|pediatric|child|children|kids?|toddler)\b/i
const isForAdult = /\badults?\b/i
const isUrineTest = /urine.*(?:strip|test|cup)|(?:strip|test).*urine/i
const isBloodTest = /blood.*(?:strip|cassette|meter)|lancet|glucose-(?:meter|test)/i

/** What no product may be and state at once. */
const CONTRADICTIONS: [string, (product: Read) => boolean, (product: Read) => boolean][] = [
  [
    'for single use, and to be used again',
    ({ singleUse, kind }) => singleUse === 'Y' || kind.singleUse === 'yes',
    ({ all }) =>
      /\breusable|\breuse (?:it|them)|(?:sterili[sz]e|disinfect|wash|clean) (?:it |them )?(?:before|after|between) (?:each|every) use|can be (?:used again|washed)/i.test(
        without(all),
      ),
  ],
  [
    'for single use, and perhaps to be used again',
    ({ singleUse }) => singleUse === 'Y',
    ({ details }) => /may be (?:cleaned|sterili[sz]ed) and used again/i.test(details),
  ],
  [
    'for single use, and to be looked after from use to use',
    ({ singleUse }) => singleUse === 'Y',
    ({ all }) => /before each use|when the bristles spread/i.test(all),
  ],
  [
    'not for single use, and used once',
    ({ singleUse }) => singleUse === 'N',
    ({ details }) => /\bused once\b/i.test(details),
  ],
  [
    'for use on prescription by its record, and sold to all',
    ({ details }) => /for use on prescription/i.test(details),
    ({ kind }) => kind.saleClass === 'OPEN',
  ],
  [
    'not for single use, and perhaps for one use',
    ({ singleUse }) => singleUse === 'N',
    ({ details }) => /for one use or may be/i.test(details),
  ],
  [
    'cut as its name says, and to be cut another way',
    named(/\bground (?:beef|chicken|goat|veal)\b|\b(?:cubes|curry cut|cutlet|chops?|steak)\b/i),
    ({ kind, offered }) =>
      offered !== '[]' || kind.beforeBuying.some((said) => /want it cut/i.test(said)),
  ],
  [
    'boneless, and cut with its bones',
    named(/\bboneless\b/i),
    ({ offered }) => /curry cut/i.test(offered),
  ],
  [
    'to be used again, and for single use',
    named(/\b(?:reusable|autoclavable)\b/i),
    ({ singleUse, kind, all }) =>
      singleUse === 'Y' || kind.singleUse === 'yes' || /\bfor single use\b/i.test(all),
  ],
  [
    'named for prescription, and sold without one',
    named(/\b(?:Rx|prescription)\b/i),
    ({ all }) => /sold without a prescription/i.test(all),
  ],
  [
    'for use on prescription, and sold without one',
    ({ details }) => /for use on prescription/i.test(details),
    ({ details }) => /sold without a prescription/i.test(details),
  ],
  [
    'named for babies, and for children over one year',
    named(/\b(?:baby|babies|infants?)\b/i),
    ({ all }) => /for children over one year/i.test(all),
  ],
  [
    'a test of urine that takes blood',
    called(isUrineTest),
    reads(/drop of blood|blood sugar|blood sample|fingertip|finger stick/i),
  ],
  ['a test of blood that takes urine', called(isBloodTest), named(/\burine\b/i)],
  [
    'a test of blood, described by urine',
    called(/blood-glucose-test|blood-ketone/),
    reads(/\burine\b/i),
  ],
  [
    'named without vent, of a kind with one',
    named(isNonVented),
    ({ kind }) =>
      !isNonVented.test(kind.name) &&
      /mask/i.test(kind.name) &&
      !/anesthe|oxygen|not.stated|unspecified/i.test(`${kind.key} ${kind.name}`),
  ],
  [
    'named with a vent, of a kind without',
    ({ name }) => /\bvented\b/i.test(name) && !isNonVented.test(name),
    called(isNonVented),
  ],
  [
    'named with latex, said to have none',
    ({ name }) => saysLatex(name),
    ({ latex, kind }) => latex === 'N' || kind.latex === 'free',
  ],
  [
    'named without latex, said to have some',
    named(saysLatexFree),
    ({ latex, kind }) => latex === 'Y' || kind.latex === 'contains',
  ],
  [
    'with latex by its flag, without by its kind',
    ({ latex }) => latex === 'Y',
    ({ kind }) => kind.latex === 'free',
  ],
  [
    'without latex by its flag, with by its kind',
    ({ latex }) => latex === 'N',
    ({ kind }) => kind.latex === 'contains',
  ],
  [
    'named for adults, of a kind for children',
    ({ name }) => isForAdult.test(name) && !isForChild.test(name),
    ({ kind }) => isForChild.test(kind.name) && !isForAdult.test(kind.name),
  ],
  [
    'named for babies or children, of a kind for adults',
    ({ name }) => isForChild.test(name) && !isForAdult.test(name),
    ({ kind }) => isForAdult.test(kind.name) && !isForChild.test(kind.name),
  ],
  ['for the eye, and the ear', named(/\beye\b/i), called(/\bears?\b/i)],
  ['for the ear, and the eye', named(/\bears?\b/i), called(/\beyes?\b/i)],
  [
    'named with wheels, of a kind without',
    named(/\b(?:wheeled|with wheels|rollator)\b/i),
    called(/without wheels/i),
  ],
  [
    'named without wheels, of a kind with',
    named(/\b(?:without wheels|no wheels|rigid pickup|pick-?up walker)\b/i),
    called(/\b(?:wheeled|with wheels)\b/i),
  ],
  [
    'named not sterile, said to be sterile',
    named(/\bnon[- ]?sterile\b|\bnot sterile\b/i),
    ({ sterile, kind }) => sterile === 'Y' || kind.sterile === 'yes',
  ],
  [
    'named sterile, said not to be',
    ({ name }) => /\bsterile\b/i.test(without(name)),
    ({ sterile, kind }) => sterile === 'N' || kind.sterile === 'no',
  ],
  [
    'sterile by its flag, not by its kind',
    ({ sterile }) => sterile === 'Y',
    ({ kind }) => kind.sterile === 'no',
  ],
  [
    'formula as powder, ready to feed',
    named(/\bformula\b.*\bpowder\b/i),
    called(/ready to feed|-ready\b|concentrate/i),
  ],
  [
    'formula ready to feed, as powder',
    named(/\bformula\b.*\bready[- ]to[- ](?:feed|use)\b/i),
    called(/\bpowder\b/i),
  ],
  [
    'a catheter for women, of a kind for men',
    named(/catheter.*\bfemale\b|\bfemale\b.*catheter/i),
    ({ kind }) => /\bmen\b/i.test(kind.name),
  ],
  [
    'a manual pump, of a kind with a motor',
    named(/\bmanual\b.*breast pump/i),
    called(/electric|wearable|hospital/i),
  ],
]

it.each(CONTRADICTIONS)('no product is %s', (_, is, says) => {
  const both = products.filter((product) => is(product) && says(product))

  expect(both.map(({ id, name, kind }) => `${id} ${name} (${kind.key})`)).toEqual([])
})

/** The warnings a kind must have, by what it is. */
const WARNED: [string, (kind: SeedKind) => boolean, RegExp][] = [
  [
    'infant formula: how to mix or keep it',
    ({ key }) => /formula/.test(key) && !/tube|adult|toddler|mct-formula|child/.test(key),
    /label|doctor|clean water|premature|within|discard/i,
  ],
  [
    'infant formula as powder: it is not sterile',
    ({ key }) => /infant.*formula.*powder|formula-milk-powder/.test(key) && !/toddler/.test(key),
    /not sterile/i,
  ],
  ['honey: not for babies', ({ key }) => key === 'honey', /(?:1 year|12 months|one year)/i],
  [
    'oxygen: no fire',
    ({ key, name }) =>
      /oxygen/i.test(name) &&
      !/humidifier|oximeter|nebulizer|fill-compressor|lung|carrier|wound/i.test(key),
    /smoking|flame/i,
  ],
  [
    'masks of breathing machines: their vent',
    ({ key }) => /cpap.*mask|non-vented/.test(key) && !/emergency|not-stated/.test(key),
    /vent/i,
  ],
  [
    'nasal aspirators with a motor: cleared from 2 years on, not for babies',
    ({ key }) => key === 'electric-nasal-aspirator',
    /not for babies.*under 2/i,
  ],
  [
    'covers and aprons of plastic: not near babies',
    ({ key }) => /^(?:chair|headrest)-cover$|apron/.test(key) && !/lead|x-?ray/.test(key),
    /suffocate/i,
  ],
  [
    'face masks: not for small children',
    ({ key }) => /^(?:surgical|face-shield)-mask$/.test(key),
    /under 2/,
  ],
  [
    'sharps: where they go',
    ({ key }) =>
      /lancet$|pen-needle|^hypodermic-needle|syringe-with-needle|^(?:insulin|safety|auto-disable)-syringe|infusion-set$|blood-collection-set/.test(
        key,
      ),
    /sharps container/,
  ],
]

it.each(WARNED)('%s', (_, is, says) => {
  const those = [...kinds.values()].filter(is)

  expect(those.length).toBeGreaterThan(0)
  expect(
    those
      .filter(({ warnings, beforeBuying }) => !says.test([...warnings, ...beforeBuying].join(' ')))
      .map(({ key }) => key),
  ).toEqual([])
})

/** The same for a kind's Spanish texts; a sentence with 'no' or 'nunca' says what it is not. */
const SPANISH: [string, (kind: SeedKind) => boolean, RegExp][] = [
  [
    'para un solo uso, y para usar otra vez',
    ({ singleUse }) => singleUse === 'yes',
    /reutilizable|se puede (?:lavar|volver a usar)|(?:esteril[ií]\w+|desinf[eé]ct\w+|l[aá]v\w+) (?:antes|después) de cada uso/i,
  ],
  [
    'una prueba de orina con sangre',
    ({ key, name }) => isUrineTest.test(`${key} ${name}`),
    /gota de sangre|azúcar en (?:la )?sangre|muestra de sangre|yema/i,
  ],
  [
    'una prueba de sangre con orina',
    ({ key }) => /blood-(?:glucose|ketone)-test/.test(key),
    /\borina\b/i,
  ],
]

it.each(SPANISH)('no kind is, in Spanish, %s', (_, isOf, pattern) => {
  const concerned = [...kinds.values()].filter(isOf)
  const wrong = concerned.flatMap(({ key, purposeEs, beforeBuyingEs, warningsEs }) =>
    [...purposeEs, ...beforeBuyingEs, ...warningsEs]
      .filter((said) => pattern.test(said) && !/\b(?:no|nunca|ni|sin)\b/i.test(said))
      .map((said) => `${key}: ${said}`),
  )

  expect(concerned.length).toBeGreaterThan(0)
  expect(wrong).toEqual([])
})

it('a kind has as many statements in Spanish as in English', () => {
  const wrong = [...kinds.values()].filter(
    ({ purpose, purposeEs, warnings, warningsEs, beforeBuying, beforeBuyingEs }) =>
      purpose.length !== purposeEs.length ||
      warnings.length !== warningsEs.length ||
      beforeBuying.length !== beforeBuyingEs.length,
  )

  expect(wrong.map(({ key }) => key)).toEqual([])
})
