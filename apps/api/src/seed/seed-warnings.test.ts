import { expect, it } from 'vitest'
import { readKinds, type SeedKind } from './files/kind-files.ts'
import { readSeedFile, SEED_FOLDER } from './files/seed-files.ts'

/** What readers of all products found that sister kinds warn of and one did not, as rules for all kinds. */
const kinds = readKinds(SEED_FOLDER)

const MUST_WARN: readonly [string, RegExp, RegExp, RegExp][] = [
  [
    'creams in the eyes',
    /^(?:emollient-|itch-relief-cream$|urea-cream$|barrier-cream)/,
    /\beyes\b/i,
    /\bojos\b/i,
  ],
  [
    'creams that make cloth burn',
    /^(?:emollient-|itch-relief-cream$|urea-cream$|barrier-cream)|^impregnated-gauze$/,
    /flames/i,
    /llamas/i,
  ],
  [
    'what feeds through a tube, at a vein',
    /^(?:tube-feeding-|gastrostomy-|jejunal-|nasogastric-|levin-|peg-kit$|enteral-feeding-pump$)/,
    /never .*vein/i,
    /nunca .*vena/i,
  ],
  [
    'bleeding under suction',
    /^npwt-(?!cartridge-strap$)/,
    /(?:bleeding|blood).*911/i,
    /sangr.*911/i,
  ],
  [
    'allergy to collagen',
    /^collagen-|^dental-membrane$/,
    /allergic to collagen/i,
    /alérgic.* al colágeno/i,
  ],
  ['a magnetic field near metal', /^clinic-muscle-stimulator$/, /metal implants/i, /metal/i],
  [
    'drugs that pass through gloves',
    /^chemo-nitrile-exam-glove$/,
    /carmustine and thiotepa/i,
    /carmustina y la tiotepa/i,
  ],
  [
    'soft bedding under a baby',
    /^(?:sheepskin-pad|positioning-wedge)$/,
    /\bbab(?:y|ies)\b/i,
    /bebé/i,
  ],
  [
    'fire beside oxygen',
    /oxygen-|-oxygen(?!ator)|^nebulizer-bottle-durable$/,
    /flames/i,
    /llamas/i,
  ],
  [
    'machines that push air into sick lungs',
    /^(?:cpap-machine|bilevel-|lung-expansion-device|cough-assist-|ippb-|oscillating-pep-|oral-pressure-|spirometer$)/,
    /collapsed lung/i,
    /colapso/i,
  ],
  [
    'getting caught beside soft air',
    /^(?:powered-air-mattress|alternating-pressure-pad|low-air-loss-bed|advanced-pressure-surface)$/,
    /caught between mattress and side rail.*turning/i,
    /atrapada entre el colchón y la baranda.*cambiar de posición/i,
  ],
  ['newborn skin under a film', /^barrier-film-/, /under one month/i, /menos de un mes/i],
  ['a hat on a sleeping baby', /^eczema-hat$/, /take it off for sleep/i, /quítelo para dormir/i],
  [
    'sharing what pricks',
    /^(?:insulin-pen|lancing-device|needle-free-injector|(?:talking-|lancing-)?blood-glucose-meter)$/,
    /shared?/i,
    /compart/i,
  ],
  [
    'meters as a diagnosis',
    /blood-glucose-meter$/,
    /not for newborns.*has diabetes/i,
    /no es para recién nacidos.*tiene diabetes/i,
  ],
  ['a result that is too early', /^covid-.*test/, /does not rule out/i, /no descarta/i],
  ['a positive result without a pregnancy', /^pregnancy-test/, /although/i, /aunque/i],
  ['magnets in a mask', /^cpap-nasal-mask$/, /hold magnets.*pacemaker/i, /imanes.*marcapasos/i],
  ['a magnet that empties a pump', /^intrathecal-pump$/, /MRI/, /resonancia/i],
]

const silentOf = (those: readonly SeedKind[], english: RegExp, spanish: RegExp) =>
  those
    .filter(
      ({ warnings, warningsEs }) =>
        !english.test(warnings.join(' ')) || !spanish.test(warningsEs.join(' ')),
    )
    .map(({ key }) => key)

it.each(MUST_WARN)('warns about %s', (_, of, english, spanish) => {
  const those = kinds.filter(({ key }) => of.test(key))

  expect(those.length).toBeGreaterThan(0)
  expect(silentOf(those, english, spanish)).toEqual([])
})

/** Formula for the allergy itself has its protein broken down. */
const isFormula = ({ key }: SeedKind) =>
  /-formula-|soy-toddler-drink|human-milk-fortifier/.test(key) &&
  !/^(?:hypoallergenic|mct-hydrolysate|tube-feeding)-/.test(key)

it('every formula for children names the protein that it is made of', () => {
  const formula = kinds.filter(isFormula)
  const soy = formula.filter(({ key, purpose }) => /soy/i.test(`${key} ${purpose.join(' ')}`))
  const milk = formula.filter((kind) => !soy.includes(kind))

  expect(soy.length).toBeGreaterThan(3)
  expect(silentOf(soy, /soy allergy/i, /alergia a la soya/i)).toEqual([])
  expect(milk.length).toBeGreaterThan(9)
  expect(silentOf(milk, /milk (?:allergy|protein)/i, /leche/i)).toEqual([])
})

it('food that is named for milk or wheat says so', () => {
  const kindOf = new Map(kinds.map((kind) => [kind.key, kind]))
  const food = readSeedFile(SEED_FOLDER, 'products.csv').filter(
    ({ source }) => source === 'usda-sr28',
  )
  const silent = ([named, says]: readonly [RegExp, RegExp]) =>
    food
      .filter(({ productName = '', productDetails = '', kind = '' }) => {
        const said = kindOf.get(kind)
        const all = [productDetails, ...(said?.beforeBuying ?? []), ...(said?.warnings ?? [])]
        return named.test(productName) && !all.some((text) => says.test(text))
      })
      .map(({ productId, productName }) => `${productId} ${productName}`)

  expect(
    silent([
      /yogurt|cheese|(?<!breast )\bmilk\b/i,
      /contains? (?:[a-z]+ (?:and )?){0,2}milk|milk (?:protein|allergy)/i,
    ]),
  ).toEqual([])
  expect(
    silent([/noodle|macaroni|ravioli|\bpita\b|couscous/i, /wheat|check the label for allergens/i]),
  ).toEqual([])
})

/** FDA's list of approved AEDs does not name them; without approval no AED may be sold since February 2022. */
it('sells no AED that the FDA has not approved', () => {
  const closed = new Set(
    kinds.filter(({ saleClass }) => saleClass === 'NOT_ONLINE').map(({ key }) => key),
  )
  const unapproved = readSeedFile(SEED_FOLDER, 'products.csv').filter(({ productName = '' }) =>
    /\bAED\b.*(?:DDU-[A-Z]?2400|97401-)/.test(productName),
  )

  expect(unapproved).toHaveLength(2)
  expect(unapproved.filter(({ kind = '' }) => !closed.has(kind))).toEqual([])
})

it('sells a drug test to everybody only where a home test is cleared apart from a clinic test', () => {
  const tests = readSeedFile(SEED_FOLDER, 'products.csv').filter(({ kind = '' }) =>
    /^(?:fentanyl|multi-drug)-urine-test/.test(kind),
  )
  const clearance = (sku = '') => sku.replace(/-\d$/, '')
  const home = new Set(
    tests.flatMap(({ sku, productName = '' }) =>
      /\bhome\b/i.test(productName) ? [clearance(sku)] : [],
    ),
  )
  const wrong = tests.filter(
    ({ sku, productName = '', kind = '' }) =>
      home.has(clearance(sku)) && /\bhome\b/i.test(productName) === kind.endsWith('-clinic'),
  )

  expect(home.size).toBeGreaterThan(3)
  expect(wrong.map(({ productId, productName }) => `${productId} ${productName}`)).toEqual([])
})
