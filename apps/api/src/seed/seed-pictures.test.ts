import { choosePictogram } from '@mendwell/pictures/choose-pictogram'
import { chooseShape, chooseTileShape } from '@mendwell/pictures/choose-shape'
import { factsOf } from '@mendwell/pictures/facts'
import icons from '@mendwell/pictures/icons' with { type: 'json' }
import { packSize, shortBrand, shortTitle } from '@mendwell/pictures/names'
import { SHAPES, type ShapeName } from '@mendwell/pictures/shapes'
import { describe, expect, it } from 'vitest'
import { readSeedFile, SEED_FOLDER } from './files/seed-files.ts'
import { pictureFactsOf } from './load/load-products.ts'

const brands = readSeedFile(SEED_FOLDER, 'brands.csv')
const categories = readSeedFile(SEED_FOLDER, 'categories.csv')
const names = {
  brandNames: new Map(brands.map((row) => [Number(row.brandId), row.brandName ?? ''])),
  departments: new Map(categories.map((row) => [Number(row.categoryId), row.category ?? ''])),
}
const products = readSeedFile(SEED_FOLDER, 'products.csv')
  .map((row) => pictureFactsOf(row, names))
  .map((facts) => ({
    facts,
    name: facts.sourceName ?? facts.productName,
    shape: chooseShape(facts),
    icon: new Map(Object.entries(icons)).get(choosePictogram(facts))?.name ?? '',
  }))
const find = (productId: number) => products.find(({ facts }) => facts.productId === productId)

/** Boxes, bags and plates: they say that something is sold, not what it looks like. */
const NEUTRAL: readonly ShapeName[] = [
  ...['carton', 'slim', 'shoebox', 'softpack', 'standup', 'peel', 'card', 'plate'],
].filter((name): name is ShapeName => name in SHAPES)

describe('the object in the picture of a product', () => {
  it.each([
    [3508, 'pickup', 'a walker without wheels'],
    [3518, 'walker', 'a wheeled walker'],
    [3515, 'card', 'a brake attachment'],
    [3510, 'card', 'leg extensions'],
    [3521, 'card', 'a seat attachment'],
    [3519, 'plate', 'a platform for a crutch'],
    [3427, 'plate', 'a wheelchair without footrests'],
    [3404, 'plate', 'a fully reclining wheelchair'],
    [3396, 'plate', 'a wheelchair for children'],
    [3432, 'wheelchair', 'a standard wheelchair'],
    [1831, 'plate', 'a seat lift mechanism'],
    [1835, 'plate', 'a transport chair'],
    [1839, 'plate', 'a rollabout chair'],
    [1825, 'plate', 'a bath chair'],
    [3340, 'carton', 'batteries'],
    [3346, 'carton', 'a nerve stimulator'],
    [3357, 'carton', 'a muscle stimulator'],
    [3290, 'peel', 'a feeding tube'],
    [3318, 'peel', 'a jejunal tube'],
    [2733, 'carton', 'a reader'],
    [2735, 'carton', 'a depth tray'],
    [2446, 'carton', 'an oximeter'],
    [1974, 'card', 'a battery'],
    [1995, 'carton', 'a sensor'],
    [2540, 'peel', 'an implant'],
    [2551, 'carton', 'defibrillator pads'],
    [2575, 'softpack', 'bib clips'],
    [2509, 'carton', 'a data card'],
    [2555, 'carton', 'software'],
    [2954, 'slim', 'a battery charger'],
    [2947, 'slim', 'a headlight'],
    [2971, 'slim', 'a dental motor'],
    [3277, 'card', 'flossers'],
    [3250, 'carton', 'a mouth rinse in 128 doses'],
    [3274, 'carton', 'a mouth spray'],
    [3500, 'cane', 'a cane'],
    [3505, 'underarm', 'an underarm crutch'],
    [1852, 'softpack', 'a cushion cover'],
    [2925, 'ivpole', 'a pole'],
    [2910, 'carton', 'a pump without a pole'],
  ])('of %i is a %s: it is %s', (productId, shape) => {
    expect(find(productId)?.shape).toBe(shape)
  })

  it.each<[string, RegExp, RegExp, readonly ShapeName[]]>([
    [
      'a part or extra is never the whole thing',
      /\b(accessory|attachment|replacement only|battery|batteries|charger|software|adapter|cover\b|addition to)/i,
      /includes all|battery operated|supplies/i,
      NEUTRAL,
    ],
    ['a replacement is never the whole thing', /^replacement|, replacement/i, /^$/, NEUTRAL],
    ['what has no wheels has none', /without wheels|\(pickup\)/i, /with or without/i, ['pickup']],
    [
      'a chair with another back, frame or user is not the common one',
      /reclin|tilt-in-space|amputee|pediatric size|without footrests/i,
      /^$/,
      NEUTRAL,
    ],
    ['a bed without rails or mattress has none', /^hospital bed.*without/i, /^$/, NEUTRAL],
    [
      'a tube for feeding, breathing or draining is no bottle',
      /\b(gastrostomy|jejunal|nasogastric|tracheostomy|endotracheal|feeding) tub/i,
      /formula|ventilator/i,
      NEUTRAL,
    ],
    [
      'electronics are in no tube',
      /stimulator|\btens\b|heat pad|massager/i,
      /gel or paste/i,
      NEUTRAL,
    ],
    ['an oximeter or thermometer is no glucose meter', /oximeter|thermometer/i, /^$/, NEUTRAL],
    ['a sensor or transmitter is no meter', /(sensor|transmitter)\b/i, /strips|wand/i, NEUTRAL],
    ['a mask is no machine', /\bmask$|mask system/i, /surgical|procedure|face mask/i, NEUTRAL],
  ])('%s', (_, pattern, unless, allowed) => {
    const concerned = products.filter(({ name }) => pattern.test(name) && !unless.test(name))

    expect(concerned.length).toBeGreaterThan(0)
    expect(
      concerned
        .filter(({ shape }) => !allowed.includes(shape))
        .map(({ name, shape }) => [name, shape]),
    ).toEqual([])
  })

  it.each<[ShapeName, RegExp]>([
    ['tube', /cream|ointment|gel|paste|balm|protectant/i],
    ['pump', /foam/i],
    ['dropper', /drops|lubricant|tears/i],
    ['meter', /glucose monitor/i],
    ['dispenser', /mask|glove/i],
    ['examchair', /chair/i],
    ['lamp', /lamp/i],
    ['armchair', /lift chair/i],
    ['commode', /^commode chair/i],
    ['cylinder', /gas|cylinder/i],
    ['milkbottle', /bottle/i],
    ['breastpump', /breast pump/i],
    ['trapeze', /trapeze/i],
    ['mattress', /mattress/i],
    ['bed', /\bbed\b/i],
    ['roll', /bandage|tape|stockinette|tubular|strip|roll/i],
  ])('is a %s only where the name says so', (shape, says) => {
    const drawn = products.filter((product) => product.shape === shape)

    expect(drawn.filter(({ name }) => !says.test(name)).map(({ name }) => name)).toEqual([])
  })

  it('is used somewhere, every one of them', () => {
    const tiles = categories.map((row) =>
      chooseTileShape(
        factsOf({
          productId: 1,
          productName: row.subCategory ?? '',
          categoryId: Number(row.categoryId),
          category: row.category ?? '',
        }),
      ),
    )
    const drawn = new Set([...products.map(({ shape }) => shape), ...tiles])

    expect(Object.keys(SHAPES).filter((name) => !drawn.has(name as ShapeName))).toEqual([])
  })
})

describe('the pictogram of a product', () => {
  it.each<[string, RegExp, RegExp]>([
    ['eye drops', /eye (drops|gel|ointment)/i, /^body\/eye$/],
    ['ear drops', /ear drops/i, /^body\/ear$/],
    ['adult diapers', /adult sized.*(brief|diaper|underwear)/i, /diaper/],
    ['heel protectors', /heel protector/i, /foot/],
    ['limb protectors', /limb protector/i, /umbrella/],
    ['goat meat', /^(whole |ground )?goat (?!milk)/i, /^beef$/],
    ['male external catheters', /male external catheter|sheath.*pack of 30/i, /bladder/],
    ['wrist and hand orthoses', /^(wrist )?hand (finger )?orthosis/i, /hand/],
    ['batteries', /^replacement batter/i, /battery|heart|defib/],
    ['urine strips', /diastix|ketostix|medi-test/i, /medical-cross/],
    ['arm sleeves', /armsleeve|compression glove/i, /medical-cross/],
  ])('of %s is true', (_, pattern, icon) => {
    const concerned = products.filter(({ name }) => pattern.test(name))

    expect(concerned.length).toBeGreaterThan(0)
    expect(
      concerned.filter((product) => !icon.test(product.icon)).map(({ name, icon: i }) => [name, i]),
    ).toEqual([])
  })

  it('is none of those that said something else', () => {
    const misleading = /toilet_paper|bandaged|ppe_goggles|urine_sample|baby-carriage|laryngoscope/

    expect(products.filter(({ icon }) => misleading.test(icon))).toEqual([])
  })

  it('is there for every product', () => {
    expect(products.filter(({ icon }) => icon === '')).toEqual([])
  })
})

describe('the print on a pack', () => {
  const titles = products.map(({ facts }) => ({
    name: facts.productName,
    title: shortTitle(
      facts.productName,
      facts.brandName ? shortBrand(facts.brandName) : 'Mendwell',
    ),
  }))

  it('ends no name in the middle of a phrase', () => {
    const cut = titles.filter(({ title }) =>
      /(?<!\d|\bsq|\bsingle)\s(with|without|for|in|of|and|or|to|the|a|use|including)$/.test(title),
    )

    expect(cut).toEqual([])
  })

  it('names nearly every product by another name, and none by a bare heading', () => {
    const bare =
      /^(baby food|(manual |power )?wheelchair accessory|supply|foot|cervical|adult sized disposable)$/i

    expect(titles.filter(({ title }) => bare.test(title))).toEqual([])
    expect(new Set(titles.map(({ title }) => title)).size).toBeGreaterThan(1_700)
  })

  it('never gives an item number for a pack size', () => {
    const wrong = products.filter(({ facts }) => {
      const size = packSize(facts.unitName)
      return size === '' || /\bREF\b/.test(size) || (facts.sku !== '' && size.includes(facts.sku))
    })

    expect(wrong).toEqual([])
  })
})
