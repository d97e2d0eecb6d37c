import { expect, it } from 'vitest'
import { readKinds } from './files/kind-files.ts'
import { readSeedFile, SEED_FOLDER } from './files/seed-files.ts'

/** The findings of two people who reviewed 200 products independently, as rules for all of them. */
const kinds = new Map(readKinds(SEED_FOLDER).map((kind) => [kind.key, kind]))
const kindOf = (key: string) => {
  const kind = kinds.get(key)
  if (!kind) throw new Error(`There is no kind ${key}`)
  return kind
}
const products = readSeedFile(SEED_FOLDER, 'products.csv').map((row) => ({
  id: row.productId ?? '',
  name: row.productName ?? '',
  sourceName: row.sourceName || (row.productName ?? ''),
  details: row.productDetails ?? '',
  unit: row.unitName ?? '',
  notes: row.notes ?? '',
  source: row.source ?? '',
  kind: kindOf(row.kind ?? ''),
}))
type Read = (typeof products)[number]
const listed = (wrong: readonly Read[]) =>
  wrong.map(({ id, name, details }) => `${id} ${name}: ${details}`)
const product = (id: string) => products.find((one) => one.id === id) ?? expect.fail(`no ${id}`)

it.each([
  ['1629', 'inhalation-water-or-half-saline', /sterile water or 0\.45% saline/],
  ['2254', 'npwt-dressing', /The pump is not in the kit/],
  ['3046', 'npwt-single-use-kit', /does not say whether the pump is in it/],
  ['3473', 'wheelchair-power-add-on', /attaches to a manual wheelchair/],
  ['3437', 'wheelchair-power-add-on', /attaches to a manual wheelchair/],
  ['2176', 'bone-surgery-tissue-protector', /shields soft tissue/],
  ['2168', 'surgical-system-part', /bone fixation plate/],
  ['2919', 'uninterrupted-infusion-pump', /without a break/],
])('%s is of the kind %s, and says so', (id, kind, says) => {
  expect(product(id).kind.key).toBe(kind)
  expect(product(id).details).toMatch(says)
})

const stem = (word: string) => word.toLowerCase().replace(/ies$/, 'y').replace(/e?s$/, '')

/** Kinds for one thing or another, or of one material or another: none of their products is only one. */
const FOR_BOTH = new Set(
  `
  arm-sling bath-lift bath-stool bed-board bedwetting-alarm breast-pump-locking-ring
  compression-arm-sleeve cpap-exhalation-port cpap-filter cpap-full-face-mask cpap-humidifier
  custom-foot-insert dental-carbide-bur dental-delivery-unit dental-diamond-bur
  dental-electric-motor dental-elevator dental-fiber-optic-light dental-procedure-pack dynamic-hand-splint
  elbow-splint endoscope-display face-bone-screw foot-stimulator forearm-crutch full-electric-hospital-bed
  gauze-pad-nonsterile goat-cuts heavy-duty-commode hospital-defibrillator human-milk-fortifier-liquid
  hypodermic-syringe impregnated-gauze infant-ventilator infusion-pump-battery inhalation-water-or-half-saline
  inhaler-spacer-infant-mask inhaler-spacer-mask-size-not-stated lactose-free-formula-concentrate
  lactose-free-formula-powder lactose-free-formula-ready levin-stomach-tube manual-breast-pump
  mechanical-infusion-pump nebulizer-distilled-water npwt-canister npwt-dressing oral-surgery-chair
  oxygen-humidifier-durable pacing-lead-accessory power-wheelchair-battery reclining-wheelchair reusable-underpad
  shower-chair sitz-bath tracheostoma-button trial-oral-appliance
  visual-blood-glucose-strip waterproof-picc-cover wheelchair-handrim wheelchair-harness
  wheelchair-swingaway-hardware`
    .trim()
    .split(/\s+/),
)

it('a product whose name is specific says what it is, and not what else its kind includes', () => {
  const open = products.filter(({ name, details, kind }) => {
    const said = details
      .split(/(?<=[.!?]) /)
      .slice(0, 2)
      .join(' ')
    const named = new Set((name.match(/[a-z-]+/gi) ?? []).map(stem))
    return (
      !FOR_BOTH.has(kind.key) &&
      [...said.matchAll(/((?:[\w-]+, )*)([\w-]+),? or (?:an? |the )?([\w-]+)/g)].some(
        ([, first = '', second = '', third = '']) =>
          [...first.split(', '), second, third].filter((word) => word && named.has(stem(word)))
            .length === 1,
      )
    )
  })

  expect(listed(open)).toEqual([])
})

/** They attach to, belong to, or do only what their name says. */
it.each([
  ['urostomy-faceplate-pouch', /\bsome\b/i],
  ['power-wheelchair-controller', /seat functions or a speech device/i],
  ['home-ventilator-multifunction', /in some models/i],
  ['reusable-endoscope', /stomach, bowel or bladder/i],
  ['bone-nail', /hold or lengthen/i],
  ['bone-bur', /grinds or cuts/i],
  ['biliary-stent', /bile or pancreas/i],
  ['instrument-tray', /as named/i],
  ['surgical-system-part', /source does not say/i],
])('no product of the kind %s repeats what only some of the kind are', (key, says) => {
  expect(
    listed(products.filter(({ kind, details }) => kind.key === key && says.test(details))),
  ).toEqual([])
})

it('shows no price for an unknown number of pieces', () => {
  const counted =
    /^(?:eeg-electrode|sterilization-wrap|sterilization-chemical-indicator|disinfectant-test-strip)$/
  const kindsOfPieces = [...kinds.values()].filter(({ key }) => counted.test(key))

  expect(kindsOfPieces).toHaveLength(4)
  expect(kindsOfPieces.filter(({ price }) => price.high > 8).map(({ key }) => key)).toEqual([])
})

it('no name ends in a bare count', () => {
  expect(listed(products.filter(({ name }) => /, \d{1,4}$/.test(name)))).toEqual([])
})

it('what its record counts is not sold one at a time', () => {
  const counted =
    /\b(?:\d+\/(?:pk|bx)|\d+ ?(?:pk|pcs)|\d+[- ]?pack|(?:pack|box) of \d+|set of four)\b/i
  const wrong = products.filter(
    ({ sourceName, unit }) =>
      unit === 'each' && counted.test(sourceName) && !/\b1[- ]pack\b/i.test(sourceName),
  )

  expect(listed(wrong)).toEqual([])
})

it('no name claims what its record does not', () => {
  const claims = /\b(?:antimicrobial|antibacterial)\b/i
  const brands = /^(?:Skintoskin)\b/
  expect(listed(products.filter(({ name }) => brands.test(name) && claims.test(name)))).toEqual([])
  expect(
    listed(products.filter(({ name }) => /over the counter|extension line/i.test(name))),
  ).toEqual([])
})

it.each([
  ['custom-jaw-advancement-device', 350],
  ['polyethylene-suture', 12],
  ['knotless-suture', 12],
  ['chordal-loop-suture', 150],
  ['surgical-mesh', 300],
  ['chin-implant', 500],
  ['reusable-endoscope', 8_000],
  ['ultrasound-system', 20_000],
])('%s costs %d dollars or more, or nobody sees its price', (key, low) => {
  expect(kindOf(key).price.low).toBeGreaterThanOrEqual(low)
})

it.each([
  ['kids-electric-toothbrush', 22],
  ['dental-floss', 6],
  ['endodontic-tip', 120],
])('%s costs %d dollars or less, or nobody sees its price', (key, high) => {
  expect(kindOf(key).price.high).toBeLessThanOrEqual(high)
})

const MUST_WARN: readonly [string, RegExp, RegExp, RegExp][] = [
  [
    'medicine that must not stop',
    /^uninterrupted-infusion-pump$/,
    /never let .* stop.* 911/i,
    /nunca deje .* 911/i,
  ],
  ['masks that may hold magnets', /cpap.*mask|niv-mask/, /magnets/i, /imanes/i],
  ['chitosan', /^synthetic-wound-matrix$/, /shellfish/i, /mariscos/i],
  ['copper and PHMB', /^antimicrobial-foam-dressing$/, /allergic .*copper/i, /alérgico .*cobre/i],
  [
    'wheelchairs that are pushed',
    /^(?:standard|hemi|lightweight|heavy-duty|amputee|reclining|tilt-in-space|pediatric|pediatric-tilt)-wheelchair$/,
    /both brakes/i,
    /(?:ambos|dos) frenos/i,
  ],
  [
    'wheelchairs that tip backward',
    /^(?:amputee|reclining|tilt-in-space|pediatric-tilt)-wheelchair$/,
    /anti-tip/i,
    /antivuelco/i,
  ],
  [
    'wheelchairs with motors',
    /^(?:power|heavy-duty-power|power-seating|complex-rehab-power)-wheelchair$|^wheelchair-power-add-on$/,
    /switch the power off/i,
    /apague|apáguela/i,
  ],
  ['a tube in the neck', /^tracheostoma-button$/, /911/, /911/],
  [
    'liquids that burn until they are dry',
    /^barrier-film-|^ostomy-barrier-liquid$/,
    /flammable.*until dry/i,
    /inflamable/i,
  ],
  [
    'creams that make cloth burn',
    /^(?:emollient-|itch-relief-cream$|urea-cream$)/,
    /catch fire easily/i,
    /se prenden con facilidad/i,
  ],
  ['oxygen at a tube in the neck', /^tracheostomy-mask$/, /no smoking/i, /no fume/i],
]

it.each(MUST_WARN)('warns about %s', (_, of, english, spanish) => {
  const those = [...kinds.values()].filter(({ key }) => of.test(key) && key !== 'eczema-face-mask')
  const silent = those.filter(
    ({ warnings, warningsEs }) =>
      !english.test(warnings.join(' ')) || !spanish.test(warningsEs.join(' ')),
  )

  expect(those.length).toBeGreaterThan(0)
  expect(silent.map(({ key }) => key)).toEqual([])
})

it('keeps products for children out of their reach', () => {
  const wrong = [...kinds.values()].filter(
    ({ key, warnings }) => /lice/.test(key) && /away from children/i.test(warnings.join(' ')),
  )
  expect(wrong.map(({ key }) => key)).toEqual([])
})

it('mentions HSA and FSA only if a person at home could claim it', () => {
  const wrong = products.filter(
    ({ notes, kind }) =>
      notes.includes('HSA/FSA') &&
      (kind.fsa !== 'YES' || ['PROFESSIONAL', 'LICENSED'].includes(kind.saleClass)),
  )
  expect(listed(wrong)).toEqual([])
})

it('sells no food by the piece, and no spool for single use', () => {
  expect(
    listed(products.filter(({ source, unit }) => source === 'usda-sr28' && unit === 'each')),
  ).toEqual([])
  const spools = products.filter(({ name }) => /floss.*\b\d+ (?:m|yd)\b/i.test(name))
  expect(spools.length).toBeGreaterThan(0)
  expect(listed(spools.filter(({ details }) => /for single use/i.test(details)))).toEqual([])
})

it('comes in the container it is sold in', () => {
  const wrong = products.filter(
    ({ name, unit }) =>
      /\b(?:formula|drink)\b.*(?:powder|ready to drink)/i.test(name) && /jar$/.test(unit),
  )
  expect(listed(wrong)).toEqual([])
})

it('speaks of the part of the body that it is worn on', () => {
  const worn = [...kinds.values()].filter(({ key }) =>
    /compression-(?:arm|glove)|-arm-sleeve/.test(key),
  )
  const trunk = [...kinds.values()].filter(({ key }) =>
    /scoliosis|tlso|back-support|lso-brace/.test(key),
  )
  const said = ({ warnings, beforeBuying }: (typeof worn)[number]) =>
    [...warnings, ...beforeBuying].join(' ')

  expect(worn.length).toBeGreaterThan(1)
  expect(
    worn.filter((kind) => /\b(?:legs?|toes?)\b/i.test(said(kind))).map(({ key }) => key),
  ).toEqual([])
  expect(trunk.length).toBeGreaterThan(3)
  expect(trunk.filter((kind) => /\blimb\b/i.test(said(kind))).map(({ key }) => key)).toEqual([])
})

it('says who fits what it sells to everybody', () => {
  const fitted = products.filter(
    ({ name, kind }) => /fitted by an expert/i.test(name) && kind.saleClass === 'OPEN',
  )

  expect(fitted.length).toBeGreaterThan(0)
  expect(listed(fitted.filter(({ details }) => !/an expert fits it/i.test(details)))).toEqual([])
})

it('is written as Americans write', () => {
  const british =
    /\b(?:carers?|expiry|adaptors?|bought apart|whilst|fibre|diarrhoea|sleepsuits?|carmellose)\b/i
  const wrong = [...kinds.values()].flatMap(({ key, purpose, beforeBuying, warnings }) =>
    [...purpose, ...beforeBuying, ...warnings]
      .filter((said) => british.test(said))
      .map((said) => `${key}: ${said}`),
  )

  expect(wrong).toEqual([])
  expect(
    listed(products.filter(({ name, details }) => british.test(`${name} ${details}`))),
  ).toEqual([])
})
