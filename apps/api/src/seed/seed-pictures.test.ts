import { choosePictogram } from '@mendwell/pictures/choice/choose-pictogram'
import { chooseShape, containerOf, isDrawn, isFood } from '@mendwell/pictures/choice/choose-shape'
import { shapeOf } from '@mendwell/pictures/choice/drawings'
import { LONG_TITLE_CHARACTERS, shortBrand, shortTitle } from '@mendwell/pictures/facts/names'
import { packSize } from '@mendwell/pictures/facts/pieces'
import icons from '@mendwell/pictures/icons' with { type: 'json' }
import type { ShapeName } from '@mendwell/pictures/shapes/shapes'
import { describe, expect, it } from 'vitest'
import { readKinds } from './files/kind-files.ts'
import { readSeedFile, SEED_FOLDER } from './files/seed-files.ts'
import { pictureFactsOf } from './load/load-products.ts'

const brands = readSeedFile(SEED_FOLDER, 'brand-names.csv')
const categories = readSeedFile(SEED_FOLDER, 'categories.csv')
const names = {
  brandNames: new Map(brands.map((row) => [Number(row.brandId), row.brand ?? ''])),
  departments: new Map(categories.map((row) => [Number(row.categoryId), row.category ?? ''])),
  drawings: new Map(readKinds(SEED_FOLDER).map(({ key, drawing }) => [key, drawing])),
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

/** Objects that fit several drawings: containers, tickets, and things that look alike. */
const SHARED: readonly ShapeName[] = [...(['bottle', 'tin', 'jar', 'voucher'] as const), 'wornPump']

/** Boxes, bags and plates: they show that something is sold, not what it looks like. */
const NEUTRAL: readonly ShapeName[] = [
  ...(['carton', 'slim', 'standup', 'peel', 'plate', 'bottle', 'jar', 'tin'] as const),
  'parcel',
]

describe('the object in the picture of a product', () => {
  it.each([
    [3508, 'pickup', 'a walker without wheels'],
    [3518, 'walker', 'a wheeled walker'],
    [3427, 'amputeeWheelchair', 'a wheelchair without footrests'],
    [3407, 'amputeeWheelchairWithRests', 'a wheelchair with footrests'],
    [3404, 'plate', 'a fully reclining wheelchair'],
    [3406, 'recliningWheelchair', 'a semi-reclining wheelchair'],
    [3422, 'plate', 'a wheelchair that tips as a whole'],
    [3432, 'wheelchair', 'a standard wheelchair'],
    [1839, 'rollaboutChair', 'a rollabout chair'],
    [3333, 'stimulator', 'a muscle stimulator'],
    [3318, 'peel', 'a tethered tube'],
    [3299, 'feedingTube', 'a stomach tube'],
    [2446, 'oximeter', 'an oximeter'],
    [2078, 'smallBatteries', 'alkaline batteries'],
    [2083, 'buttonCells', 'silver oxide batteries'],
    [2084, 'slim', 'a lithium battery of an unknown form'],
    [1974, 'slim', 'a flat J-cell'],
    [1336, 'slim', 'a knee sleeve with pads'],
    [1338, 'hingedKneeSleeve', 'a knee sleeve with hinges'],
    [1329, 'kneeBrace', 'an unloader brace'],
    [1346, 'slim', 'a frame without a sleeve'],
    [2867, 'plate', 'half rails'],
    [2869, 'bedRail', 'full rails'],
    [2888, 'plate', 'a frame without a stand'],
    [2889, 'plate', 'a stand: neck, pelvis and leg have different ones'],
    [3549, 'slim', 'an H-shaped strap'],
    [3148, 'slim', 'a tray with a catheter and a bag'],
    [3155, 'slim', 'a tray without a catheter'],
    [3158, 'slim', 'a tray, not a flat pouch'],
    [3074, 'vacuumDressing', 'black foam'],
    [3061, 'slim', 'a dressing without black foam'],
    [3255, 'slim', 'refills without handles'],
    [1900, 'portableDentalChair', 'a portable dental chair'],
    [2915, 'plate', 'a pump without a battery'],
    [1598, 'slim', 'liquid oxygen'],
    [2488, 'swabTest', 'a test with a nose swab'],
    [2468, 'dipPanel', 'a panel that is dipped'],
    [2494, 'slim', 'a test, cassette or card'],
    [2289, 'slim', 'a LeFort plate'],
    [3142, 'shortCatheter', 'a short catheter for women'],
    [3312, 'threePortTube', 'a tube with three ports'],
    [1705, 'slim', 'a laryngectomy tube'],
    [1186, 'drainablePouchUncut', 'a bag without a hole'],
    [3370, 'slim', 'an electronic irrigation unit'],
    [3473, 'plate', 'a drive for a wheelchair'],
    [1433, 'slim', 'a wire-frame collar'],
    [1243, 'slim', 'a sleeper, with feet or not'],
    [3639, 'milkCarton', 'milk'],
    [1631, 'carton', 'ten bottles'],
    [3301, 'slim', 'a kit with a syringe'],
    [1128, 'slim', 'a teether of its own form'],
    [1996, 'glucoseSensor', 'a sensor'],
    [1995, 'slim', 'a sensor of the form of its maker'],
    [2551, 'defibrillatorPads', 'defibrillator pads'],
    [2952, 'slim', 'a headlight'],
    [2849, 'plate', 'a mattress of water'],
    [2856, 'mattress', 'a mattress of foam'],
    [2947, 'slim', 'a headlight with a cable'],
    [3277, 'flossPicks', 'flossers'],
    [3500, 'cane', 'a cane'],
    [3503, 'underarm', 'an underarm crutch, not of wood'],
    [3505, 'plate', 'a wooden crutch'],
    [3219, 'slim', 'a pouch without a barrier'],
    [3235, 'urostomyPouch', 'a pouch with a barrier'],
    [3201, 'slim', 'a pouch for a faceplate'],
    [2627, 'carton', 'mirrors with or without a handle'],
    [2630, 'mouthMirror', 'mouth mirrors'],
    [2644, 'slim', 'a mirror without a handle'],
    [2047, 'carton', 'a set with a needle'],
    [2815, 'slim', 'a silicone pad without a strap'],
    [2925, 'ivpole', 'a pole'],
    [1501, 'slim', 'a sleeve with a mitten'],
    [1515, 'armSleeve', 'a sleeve to the wrist'],
    [2040, 'syringeWithNeedle', 'a syringe with a needle'],
    [2063, 'syringe', 'a syringe without needle'],
    [2061, 'carton', 'syringes with a Luer lock or a slip tip'],
    [3264, 'slim', 'a silver toothbrush'],
    [3541, 'plate', 'a caster wheel without its fork'],
    [3544, 'caster', 'a caster with its fork'],
    [1949, 'oneFieldStrips', 'strips for one test'],
    [1960, 'carton', 'strips with an unknown number of fields'],
    [1951, 'carton', 'blood strips read by color'],
    [2470, 'bottle', 'strips or tablets'],
    [1994, 'talkingMeter', 'a meter with a voice'],
    [2855, 'airOverlay', 'an overlay of air'],
    [3396, 'plate', 'a wheelchair with a seating system'],
    [3115, 'carton', 'sterile pads'],
    [3200, 'carton', 'a bag with a barrier that is not round'],
    [2353, 'slim', 'denture teeth'],
    [1058, 'bottle', 'a drink sold in a bottle'],
    [1097, 'foodCan', 'juice sold in a can'],
    [1010, 'foodCan', 'liquid formula in a can'],
    [1001, 'tin', 'powder formula in a tin'],
    [1094, 'carton', 'cereal sold by the box'],
    [1203, 'slim', '500 g of ointment'],
    [1215, 'tube', '100 g of cream'],
    [1360, 'slim', 'a fracture brace'],
    [1362, 'slim', 'a brace with a shell in front'],
    [1385, 'ankleFootBrace', 'a plastic brace'],
    [1489, 'openToeStocking', 'a stocking without toes'],
    [1511, 'kneeStocking', 'a stocking with toes'],
    [1244, 'carton', 'leggings with feet'],
    [1461, 'elbowBrace', 'a hinged brace'],
    [1457, 'slim', 'an elastic elbow support with joints'],
    [1465, 'slim', 'an elbow splint without joints'],
    [1648, 'slim', 'a nebulizer without a compressor'],
    [2601, 'slim', 'a portable ultrasound system'],
    [2851, 'mattress', 'a mattress, not an overlay'],
    [2817, 'carton', 'pads of an unknown material'],
    [2858, 'overlay', 'a pad for a mattress'],
    [3018, 'peel', 'a dressing without foam or fleece'],
    [3024, 'dressingPad', 'a foam dressing without a border'],
    [3039, 'peel', 'a hydrocolloid dressing without a border'],
    [3244, 'slim', 'a belt with a shield'],
    [3216, 'ostomyBelt', 'a belt with a hole'],
    [3295, 'slim', 'a kit for an elastic bag'],
    [3692, 'parcel', 'stew cubes'],
    [3666, 'parcel', 'ribs'],
    [3684, 'parcel', 'a rib roast'],
    [3671, 'parcel', 'a boneless roast'],
    [3650, 'parcel', 'ground chicken, which is pale'],
    [3682, 'groundMeat', 'ground beef'],
    [1413, 'trunkFrame', 'a frame with pads in front'],
    [1414, 'slim', 'a frame in the back'],
    [1321, 'sprayBottle', 'a lotion to spray'],
    [3066, 'slim', 'a dressing without foam or fleece'],
    [2636, 'slim', 'an explorer of which only the number tells the tip'],
    [1605, 'cylinder', 'a cylinder with its regulator'],
    [1718, 'trachTube', 'a tube without cuff'],
    [1930, 'carton', 'a box of strips'],
    [2331, 'burs', 'one bur'],
    [2321, 'slim', 'a diamond bur, whose ring tells its grit'],
    [3442, 'powerchair', "a captain's chair"],
    [3173, 'slim', 'a leg bag of latex'],
    [3163, 'slim', 'a leg bag with or without tube'],
    [3497, 'plate', 'a cane with three feet or four'],
    [3523, 'plate', 'the tire of a large, thin wheel'],
    [3562, 'tire', 'the tire of a caster'],
    [3561, 'slim', 'a leg strap'],
    [1864, 'buckleStrap', 'a seat belt'],
    [3479, 'plate', 'an off-road power chair'],
    [3310, 'peel', 'a tube with or without a balloon'],
    [3214, 'carton', 'a baseplate with a finished hole'],
    [3222, 'carton', 'a bag with a finished hole'],
    [3234, 'drainablePouch', 'a bag to be cut'],
    [1176, 'drainablePouch', 'a bag with a starter hole'],
    [1175, 'carton', 'a clear bag'],
    [2232, 'carton', 'a bag for a vertical wound'],
    [2252, 'woundPouch', 'a bag for a horizontal wound'],
    [2129, 'peel', 'an ampoule of skin glue'],
    [2131, 'glueApplicator', 'a pen of skin glue'],
    [2126, 'peel', 'a suture of which only the number tells the needle'],
    [2139, 'suture', 'a suture with its needle named'],
    [2799, 'slim', 'a protector for heel or elbow'],
    [2731, 'slim', 'a Frazier tip'],
    [2415, 'slim', 'a colonoscope'],
    [2235, 'slim', 'a wound vacuum pump'],
    [2748, 'slim', 'strips for a disinfectant'],
    [1098, 'standup', 'cookies'],
    [1337, 'slim', 'a brace whose hinge is on an unknown side'],
    [1394, 'softBackBelt', 'a flexible belt'],
    [1409, 'backBelt', 'a belt with a panel'],
    [1428, 'slim', 'a plastic collar without a chin piece'],
    [1492, 'slim', 'a stocking with unknown toes'],
    [1491, 'carton', 'stockings with a lace band'],
    [1589, 'slim', 'a mask without headgear'],
    [2048, 'carton', 'insulin syringes, not the common ones'],
    [3619, 'foodCan', 'a can of soup'],
    [3618, 'tub', 'a tub of hummus'],
    [3648, 'greenTeaCup', 'green tea'],
    [3647, 'blackTeaCup', 'black tea'],
    [1266, 'nasalSpray', 'a nasal spray'],
    [1154, 'dropper', 'nose drops'],
    [1843, 'slim', 'a cushion, not an apparatus'],
    [2988, 'slim', 'a liquid, not an apparatus'],
    [2616, 'slim', 'radioactive seeds, not a dressing'],
    [3177, 'slim', 'a bag with or without tube'],
    [3178, 'nightBag', 'a bag with a tap'],
    [3123, 'slim', 'a catheter with a syringe'],
    [3130, 'foleyCatheter', 'a catheter alone'],
    [1291, 'slim', 'a can under pressure'],
    [1294, 'sprayBottle', 'a spray'],
    [1308, 'slim', 'a liquid, sprayed or not'],
    [2874, 'electricLift', 'an electric lift'],
    [2881, 'lift', 'a lift without a motor'],
    [2825, 'crankBed', 'a bed of fixed height'],
    [2826, 'semiElectricBed', 'a semi-electric bed'],
    [2834, 'plate', 'a bed of an unknown build'],
    [2835, 'hiLoBed', 'a bed raised by cranks'],
    [2836, 'electricBed', 'a full-electric bed'],
    [1586, 'slim', 'a tube with a wire'],
    [1753, 'coiledHose', 'a tube without a wire'],
    [2030, 'carton', 'lancets with a choice of depth'],
    [1364, 'slim', 'a boot with a pump'],
    [1384, 'walkingBoot', 'a boot with straps alone'],
    [2622, 'slim', 'an explorer with straight tips'],
    [3592, 'plate', 'a battery with caps'],
    [3581, 'largeBattery', 'a sealed battery'],
    [1618, 'slim', 'a machine without its tube'],
    [1638, 'slim', 'a bottle with a wide outlet'],
    [2032, 'carton', 'safety lancets of a form of their own'],
    [3092, 'slim', 'a piece of half a meter, not a roll'],
    [1958, 'carton', 'strips without contacts'],
    [1940, 'carton', 'strips in foil or in a vial'],
    [1929, 'testStrips', 'glucose strips'],
    [2072, 'slim', 'a battery of two cells'],
    [1681, 'slim', 'a meter in a round tube'],
    [1680, 'peakFlowMeter', 'a meter with a scale'],
    [1765, 'slim', 'a monitor of breathing'],
    [2508, 'patientMonitor', 'a monitor of pulse and blood pressure'],
    [1924, 'plate', 'a chair with a mount for the unit'],
    [1902, 'examchair', 'a chair without a mount'],
    [2935, 'plate', 'a light with an unknown mount'],
    [2938, 'dentalLight', 'a light on the ceiling'],
    [2591, 'slim', 'an ultrasound system, on a cart or not'],
    [1573, 'slim', 'a mask over the nose or under it'],
    [1582, 'slim', 'a mask with pillows of three sizes'],
    [1594, 'pillowsMask', 'a mask of one size'],
    [2005, 'carton', 'lancets of an unknown build'],
    [2067, 'carton', 'a syringe with a locking collar'],
    [2222, 'slim', 'a needle with a sliding shield'],
    [2554, 'slim', 'a defibrillator without a button for the shock'],
    [2736, 'carton', 'a box of wipes, not two sachets'],
    [3022, 'slim', 'a bottle with accessories'],
    [2593, 'machineCart', 'an ultrasound system on a cart'],
  ])('of %i is a %s: it is %s', (productId, shape) => {
    expect(find(productId)?.shape).toBe(shape)
  })

  it('is the one that its kind names, or a plain pack', () => {
    const wrong = products.filter(({ facts, shape }) => !isDrawn(facts) && !NEUTRAL.includes(shape))
    expect(wrong.map(({ name, shape }) => [name, shape])).toEqual([])
  })

  it.each<[string, RegExp, RegExp, readonly ShapeName[]]>([
    [
      'what has wheels has them',
      /walker.*with wheels|wheeled walker/i,
      /attachment|seat|brake/i,
      ['walker', 'rollator', ...NEUTRAL],
    ],
    ['what has no wheels has none', /without wheels|\(pickup\)/i, /with or without/i, ['pickup']],
    [
      'a wheelchair for children, without legs, leaning or tilting is not the common one',
      /^.*wheelchair.*(amputee|pediatric|reclin|tilt)|(amputee|pediatric|reclin|tilt).*wheelchair/i,
      /accessory|power|motorized|replacement|for .*wheelchair/i,
      [
        ...(['amputeeWheelchair', 'amputeeWheelchairWithRests'] as const),
        'amputeeWheelchairElevating',
        ...NEUTRAL,
        ...(['childWheelchair', 'recliningWheelchair', 'childTransportChair'] as const),
      ],
    ],
    [
      'a wheelchair for amputees has the rests that it is named with',
      /amputee wheelchair.*(?:swing-away|elevating)/i,
      /elevating/i,
      ['amputeeWheelchairWithRests'],
    ],
    [
      'a pouch without a barrier shows none',
      /pouch without barrier|for faceplate|two-piece.*\b(?:bag|pouch)\b/i,
      /^$/,
      NEUTRAL,
    ],
    [
      'a urine strip is no blood strip',
      /urine.*strips?\b/i,
      /drug|fentanyl|test,/i,
      ['oneFieldStrips', ...NEUTRAL],
    ],
    [
      'leg rests that can be raised are raised',
      /wheelchair.*elevating leg rests/i,
      /^elevating|hemi|fully reclining/i,
      ['wheelchairElevating', 'amputeeWheelchairElevating', 'recliningWheelchair'],
    ],
    ['an oximeter is no meter', /fingertip.*oximeter/i, /^$/, ['oximeter', ...NEUTRAL]],
    [
      'a dressing with a border has one',
      /dressings?\b.*with (adhesive )?border/i,
      /hydrogel|composite/i,
      ['borderDressing', ...NEUTRAL],
    ],
  ])('%s', (_, pattern, unless, allowed) => {
    const concerned = products.filter(
      ({ facts: { productName } }) => pattern.test(productName) && !unless.test(productName),
    )

    expect(concerned.length).toBeGreaterThan(0)
    expect(
      concerned
        .filter(({ shape }) => !allowed.includes(shape))
        .map(({ facts, shape }) => [facts.productName, shape]),
    ).toEqual([])
  })

  it.each([
    ['wheelchairs of another height, or without a seat', /\bhemi\b|without seating/i],
    ['a sling or solid seat', /sling or solid seat/i],
    ['what is attached to a bed', /attached to (bed|headboard|footboard)/i],
    ['sets of an oxygen cylinder and more', /oxygen cylinder set/i],
    ['tubes with openings or two inner cannulas', /fenestrated|2 inner cannulas/i],
    ['lateral supports', /wheelchair.*\blateral\b/i],
    ['what another side of the joint or the whole leg needs', /above knee|long leg|both hips/i],
    ['springs', /(with|and) spring|spring assisted/i],
    ['several burs of a shape', /\bburs\b.*pack of/i],
    ['needles that are straight or at both ends', /straight cutting|double-armed/i],
    [
      'more than its object: sets, kits and gift boxes',
      /gift box|starter kit|catheter set with bag/i,
    ],
    ['hydrogel and honey', /hydrogel (gauze|dressing)|honey gauze/i],
    ['jaw-forward mouthpieces of an unknown build', /snoring|jaw-forward/i],
  ])('is a plain pack, as no drawing is true of it: %s', (_, pattern) => {
    const concerned = products.filter(({ facts }) => pattern.test(facts.productName))

    expect(concerned.length).toBeGreaterThan(0)
    expect(
      concerned
        .filter(({ shape }) => !NEUTRAL.includes(shape))
        .map(({ facts, shape }) => [facts.productName, shape]),
    ).toEqual([])
  })

  it('is the container that its unit of sale names', () => {
    const containers = ['bottle', 'tin', 'jar'] as const
    const wrong = products.filter(({ facts, shape }) => {
      const named = containerOf(facts.unitName)
      return named && containers.some((one) => one === shape && one !== named)
    })

    expect(wrong.map(({ name, shape }) => [name, shape])).toEqual([])
  })

  it('is unique to each drawing, except containers and listed exceptions', () => {
    const shared = Map.groupBy(
      new Set(products.flatMap(({ facts }) => (facts.drawing ? [facts.drawing] : []))),
      (drawing) => shapeOf(drawing) ?? 'pack',
    )
    const several = [...shared].filter(([shape, { length }]) => shape !== 'pack' && length > 1)
    expect(new Set(several.map(([shape]) => shape))).toEqual(new Set(SHARED))
  })
})

/** On a plain pack: they show nothing of its content. */
const SILENT = /^(medical-cross|utensils)$/

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
      concerned
        .filter((product) => !icon.test(product.icon) && !SILENT.test(product.icon))
        .map(({ name, icon: i }) => [name, i]),
    ).toEqual([])
  })

  it('is none of the misleading ones', () => {
    const misleading = /toilet_paper|bandaged|ppe_goggles|urine_sample|baby-carriage|laryngoscope/

    expect(products.filter(({ icon }) => misleading.test(icon))).toEqual([])
  })

  it('exists for every product', () => {
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

  const cartons = products
    .filter(({ shape }) => ['slim', 'carton', 'plate'].includes(shape))
    .map(({ facts: { productName, brandName, productId } }) => {
      const brand = brandName ? shortBrand(brandName) : 'Mendwell'
      return {
        productId,
        name: productName,
        title: shortTitle(productName, brand, LONG_TITLE_CHARACTERS),
      }
    })

  it('tells sister products apart on a carton or plate', () => {
    const ids = [1368, 1374, 1381, 1843, 1847, 1853, 1856, 1850, 1859, 2823, 2837, 2838, 2912, 2915]
    const sisters = cartons.filter(({ productId }) => ids.includes(productId))

    expect(sisters).toHaveLength(ids.length)
    expect(new Set(sisters.map(({ title }) => title)).size).toBe(ids.length)
  })

  it('does not end a name in the middle of a phrase', () => {
    const cut = [...titles, ...cartons].filter(({ title }) =>
      /(?<!\d|\bsq|\bsingle)\s(with|without|for|in|of|and|or|to|the|a|use|including)$/.test(title),
    )

    expect(cut).toEqual([])
  })

  it('cuts a name only at commas, and not before the rest of a list', () => {
    const withoutAsides = (text: string) => text.replace(/\s*\([^)]*\)/g, '')
    const after = (name: string, title: string) => {
      const last = withoutAsides(title.split(', ').at(-1) ?? '')
      const plain = withoutAsides(name)
      return plain.slice(plain.toLowerCase().lastIndexOf(last.toLowerCase()) + last.length)
    }
    const cut = titles
      .map((label) => ({ ...label, rest: after(label.name, label.title) }))
      .filter(
        ({ title, rest }) =>
          !/^(\s*[,;:(]| The |$)/.test(rest) ||
          (!title.includes(',') && /^, [\w-]+( [\w-]+)? (and|or) /.test(rest)),
      )

    expect(cut).toEqual([])
  })

  it('names nearly every product differently, and none by a mere heading', () => {
    const bare =
      /^(baby food|(manual |power )?wheelchair accessory|supply|foot|cervical|adult sized disposable)$/i

    expect(titles.filter(({ title }) => bare.test(title))).toEqual([])
    expect(new Set(titles.map(({ title }) => title)).size).toBeGreaterThan(1_700)
  })

  it('never mistakes an item number for a pack size', () => {
    const wrong = products.filter(({ facts }) => {
      const size = packSize({ ...facts, isFood: isFood(facts) })
      return /\bREF\b/.test(size) || (facts.sku !== '' && size.includes(facts.sku))
    })

    expect(wrong).toEqual([])
  })

  it('never calls food or drink a piece', () => {
    const pieces = products.filter(({ facts }) => {
      const size = packSize({ ...facts, isFood: isFood(facts) })
      return isFood(facts) && /piece/.test(size)
    })

    expect(pieces).toEqual([])
  })
})
