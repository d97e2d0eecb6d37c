import type { PictureFacts } from '../facts/facts.ts'
import { soldPieces } from '../facts/pieces.ts'
import type { ShapeName } from '../shapes/shapes.ts'
import { shapeOf } from './drawings.ts'
import { PLAIN, TRAITS } from './traits.ts'

/** If the unit of sale names a container, the picture shows that container. */
const CONTAINERS: readonly [RegExp, ShapeName][] = [
  [/\b(can|tin)\b/i, 'tin'],
  [/bottle/i, 'bottle'],
  [/\bjar\b/i, 'jar'],
]
/** Departments whose goods are not sold in boxes, */
const FURNITURE = new Set(['Chair', 'Hospital Furniture', 'MOBILITY'])
/** except what is soft, small or thrown away: a plate would promise an apparatus. */
const BOXED =
  /\b(cushions?|covers?|upholstery|harness|vest|straps?|pads?|overlay|loop|restraint|belt|halter|bed pan|cartridge|cleaner|strainer|tips?|hose|o-ring|adapter|extension set|syringe|bladder|inner tube|insert|tubing|cord|armrests?|handgrips?|cane holder|footrest for|seat for|wheelchair back|urinal|headlight)\b/i
/** Ends the words that name the product: "crutch with pads" is no pad. */
const AFTER_THE_NAME = /,| with /
/** Formula, baby food and snacks are in a department with other things for babies. */
const FOOD_CATEGORIES = new Set([30, 31, 32])
const FOOD = new Set(['FOOD', 'MEAT', 'QURBANI'])

export const isFood = ({ category, categoryId }: PictureFacts): boolean =>
  FOOD.has(category) || FOOD_CATEGORIES.has(categoryId)

/** The object in the picture: the kind's, or a plain pack that only says that something is sold. */
export const chooseShape = (facts: PictureFacts): ShapeName => drawnShape(facts) ?? plainPack(facts)

/** Whether the picture shows the product itself, not a plain pack. */
export const isDrawn = (facts: PictureFacts): boolean => drawnShape(facts) !== undefined

/** The kind's object, adjusted by the name; undefined if no drawing is true of the product. */
function drawnShape(facts: PictureFacts): ShapeName | undefined {
  const drawn = facts.drawing === null ? undefined : shapeOf(facts.drawing)
  if (!drawn) return undefined
  // Ten bottles come in a carton; one bottle labeled "Pack of 10" would be a different offer.
  if (LOOSE_PACKS.has(drawn) && (soldPieces(facts) ?? 1) > 1) return undefined
  if (UNTRUE_BY_RECORD[drawn]?.test(facts.sourceName ?? '')) return undefined
  const trait = TRAITS[drawn]?.find(([says]) => says.test(facts.productName))
  if (trait) return trait[1] === PLAIN ? undefined : trait[1]
  if (!CONTAINER_SHAPES.has(drawn)) return drawn
  // Juice usually comes in a bottle; if it is sold by the can, the picture shows a can: not a tin of powder.
  const container = containerOf(facts.unitName) ?? drawn
  return container === 'tin' && drawn !== 'tin' ? 'foodCan' : container
}

/** What the record says beyond the shown name, so that the usual object would be untrue. */
const UNTRUE_BY_RECORD: Partial<Record<ShapeName, RegExp>> = {
  powerchair: /\bsling\/solid/i,
  // Drawn with a round barrier.
  drainablePouch: /\bdiamond/i,
  // A can under pressure, not a pump.
  sprayBottle: /\baerosol/i,
  // Drawn with rounded tips.
  scissors: /\bSH\/SH\b/,
  // Drawn with one large opening, where this one has many small ones.
  bentCatheter: /\bluja\b/i,
}

const LOOSE_PACKS: ReadonlySet<ShapeName> = new Set([
  ...(['bottle', 'tin', 'jar', 'tube', 'dropper', 'sprayBottle', 'carton'] as const),
  ...(['foodCan', 'tub', 'nasalSpray'] as const),
])

/** Labeled with what it holds, not with pieces. */
export const isContainer = (shape: ShapeName): boolean =>
  shape !== 'carton' && LOOSE_PACKS.has(shape)

const CONTAINER_SHAPES: ReadonlySet<ShapeName> = new Set(CONTAINERS.map(([, shape]) => shape))

/** The container in the unit of sale: "4 oz jar". */
export const containerOf = (unitName: string): ShapeName | undefined =>
  CONTAINERS.find(([says]) => says.test(unitName))?.[1]

function plainPack(facts: PictureFacts): ShapeName {
  const { unitName, category, productName, sterile } = facts
  const container = containerOf(unitName)
  // A bottle of 100 tablets is a bottle.
  const holds = /^(bottle|jar|can|tin) of \d/.test(unitName)
  if (container && (holds || (soldPieces(facts) ?? 1) === 1)) return container
  if (isFood(facts)) return FOOD_PACKS[unitName] ?? 'standup'
  const [named = ''] = productName.split(AFTER_THE_NAME)
  if (FURNITURE.has(category) && !BOXED.test(named)) return 'plate'
  if (sterile && unitName === 'each' && !BULKY.test(productName)) return 'peel'
  return unitName === 'each' ? 'slim' : 'carton'
}

/** Not in a flat pouch: radioactive, in a shielded container; or several things, in a tray. */
const BULKY = /\bbrachytherapy\b|\bseeds\b|\btray\b|\bkit\b/i

const FOOD_PACKS: Readonly<Record<string, ShapeName>> = { lb: 'parcel', box: 'carton' }

/** A category tile's object: its usual one, whatever single products are. */
export const chooseTileShape = (facts: PictureFacts): ShapeName =>
  shapeOf(TILES[facts.categoryId] ?? '') ?? plainPack(facts)

const TILES: Readonly<Record<number, string>> = {
  ...{
    1: 'chicken-cut',
    5: 'meat-cut',
    6: 'meat-cut',
    11: 'meat-cut',
    12: 'goat',
    13: 'sheep',
    14: 'cow',
  },
  ...{
    23: 'bowl',
    24: 'jar',
    25: 'drink-bottle',
    30: 'formula-can',
    31: 'baby-food-jar',
    32: 'biscuit',
  },
  ...{
    33: 'teether',
    34: 'nasal-aspirator',
    35: 'ostomy-pouch-drainable',
    40: 'brief-tabs',
    41: 'gel-tube',
  },
  ...{
    42: 'bodysuit',
    43: 'dropper-bottle',
    44: 'wipe-sachet',
    45: 'liquid-bottle',
    50: 'knee-brace',
  },
  ...{
    51: 'ankle-brace',
    52: 'back-belt',
    53: 'rigid-collar',
    54: 'wrist-brace',
    55: 'elbow-brace',
  },
  ...{
    56: 'hip-brace',
    57: 'compression-stocking',
    61: 'test-strip',
    62: 'glucose-meter',
    63: 'lancet',
  },
  ...{
    64: 'syringe-needle',
    65: 'insulin-pump',
    66: 'insole',
    70: 'commode-chair',
    71: 'transfer-bench',
  },
  ...{ 72: 'lift-chair', 73: 'seat-cushion', 74: 'headrest', 75: 'dental-chair', 77: 'face-mask' },
  ...{
    78: 'exam-gloves',
    79: 'gown',
    80: 'dental-dam',
    81: 'instrument-tray',
    82: 'leg-cover',
    83: 'heel-boot',
  },
  ...{
    85: 'breast-pump',
    86: 'milk-bottles',
    87: 'mastectomy-bra',
    88: 'cpap-machine',
    89: 'oxygen-tank',
  },
  ...{
    90: 'nebulizer-machine',
    91: 'spacer',
    92: 'trach-tube',
    93: 'suction-machine',
    94: 'ventilator',
  },
  ...{
    95: 'oral-appliance',
    98: 'wheelchair',
    99: 'power-wheelchair',
    100: 'scooter',
    101: 'forearm-crutch',
  },
  ...{
    102: 'walker',
    103: 'caster',
    104: 'joystick',
    105: 'grab-bar',
    110: 'suture',
    111: 'surgical-scissors',
  },
  ...{
    112: 'dental-hand-instrument',
    113: 'butterfly-set',
    114: 'npwt-pump',
    115: 'bone-screw',
    117: 'dental-bur',
  },
  ...{ 118: 'dental-implant', 119: 'endoscope', 120: 'bp-monitor-arm', 121: 'pulse-oximeter' },
  ...{
    122: 'drug-test-cassette',
    123: 'patient-monitor',
    124: 'aed',
    125: 'dental-xray',
    126: 'ultrasound-cart',
  },
  ...{
    127: 'mouth-mirror',
    130: 'hospital-bed',
    131: 'mattress',
    132: 'overbed-table',
    133: 'patient-lift',
  },
  ...{
    134: 'trapeze',
    135: 'iv-pole',
    136: 'dental-light',
    137: 'dental-unit',
    140: 'border-dressing',
  },
  ...{ 141: 'dressing-pad', 142: 'bandage-roll', 143: 'foley-catheter', 144: 'external-catheter' },
  ...{
    145: 'urostomy-pouch',
    146: 'toothbrush',
    147: 'feeding-set',
    148: 'tens-unit',
    149: 'underpad',
  },
}
