import type { Shape } from './drawing.ts'
import type { PictureFacts } from './facts.ts'
import * as careRoom from './shapes/care-room.ts'
import * as cartons from './shapes/cartons.ts'
import * as devices from './shapes/devices.ts'
import * as flatPacks from './shapes/flat-packs.ts'
import * as kitchen from './shapes/kitchen.ts'
import * as mobility from './shapes/mobility.ts'
import * as roundPacks from './shapes/round-packs.ts'
import * as seats from './shapes/seats.ts'
import * as softPacks from './shapes/soft-packs.ts'

/** Every object of the picture system. */
export const SHAPES = {
  carton: cartons.carton,
  slim: cartons.slimCarton,
  shoebox: cartons.shoebox,
  dispenser: cartons.dispenser,
  roll: cartons.rolls,
  tin: roundPacks.tin,
  jar: roundPacks.jar,
  bottle: roundPacks.bottle,
  pump: roundPacks.pumpBottle,
  dropper: roundPacks.dropperBottle,
  tube: softPacks.tubePack,
  softpack: softPacks.pillowPack,
  standup: softPacks.standUpPouch,
  peel: flatPacks.peelPouch,
  card: flatPacks.blisterCard,
  console: devices.benchConsole,
  meter: devices.meter,
  cylinder: devices.gasCylinder,
  breastpump: devices.breastPump,
  milkbottle: devices.milkBottles,
  wheelchair: mobility.wheelchair,
  powerchair: mobility.powerChair,
  scooter: mobility.scooter,
  walker: mobility.walker,
  crutch: mobility.crutchAndCane,
  grabbar: mobility.grabBar,
  commode: seats.commode,
  armchair: seats.armchair,
  cushion: seats.cushions,
  examchair: seats.examChair,
  bed: careRoom.hospitalBed,
  mattress: careRoom.mattress,
  overbed: careRoom.overbedTable,
  lift: careRoom.patientLift,
  trapeze: careRoom.trapezeBar,
  ivpole: careRoom.infusionPole,
  lamp: careRoom.examLamp,
  tray: kitchen.meatTray,
  voucher: kitchen.bookingTicket,
  bowl: kitchen.bowl,
} satisfies Record<string, Shape>

export type ShapeName = keyof typeof SHAPES

/** The usual object of a category; categories that are not listed come in a carton. */
const CATEGORIES_OF_SHAPE: Partial<Record<ShapeName, readonly number[]>> = {
  tin: [30],
  jar: [31],
  standup: [24, 32],
  card: [33, 74, 95, 103, 104, 117],
  dropper: [34, 43],
  peel: [35, 82, 83, 92, 111, 112, 113, 114, 115, 116, 119, 127, 143, 144],
  softpack: [40, 42, 79, 87, 149],
  tube: [41, 146, 148],
  pump: [44, 81],
  bottle: [25, 45, 147],
  slim: [57, 110, 118, 140, 141],
  shoebox: [66],
  dispenser: [77, 78],
  roll: [142],
  meter: [62, 65, 121],
  console: [88, 90, 93, 94, 120, 123, 124, 125, 126],
  cylinder: [89],
  breastpump: [85],
  milkbottle: [86],
  commode: [70, 71],
  armchair: [72],
  cushion: [73],
  examchair: [75, 137],
  wheelchair: [98],
  powerchair: [99],
  scooter: [100],
  crutch: [101],
  walker: [102],
  grabbar: [105],
  bed: [130],
  mattress: [131],
  overbed: [132],
  lift: [133],
  trapeze: [134],
  ivpole: [135],
  lamp: [136],
  tray: [1, 5, 6, 11],
  voucher: [12, 13, 14],
  bowl: [23],
}

const isShapeName = (name: string): name is ShapeName => name in SHAPES

const SHAPE_OF_CATEGORY: ReadonlyMap<number, ShapeName> = new Map(
  Object.entries(CATEGORIES_OF_SHAPE).flatMap(([name, categories]) =>
    isShapeName(name) ? categories.map((id): [number, ShapeName] => [id, name]) : [],
  ),
)

type Rule = readonly [RegExp, ShapeName]

/** Where the unit of sale names a container, the picture shows that container. */
const CONTAINERS: readonly Rule[] = [
  [/\b(can|tin)\b/i, 'tin'],
  [/bottle/i, 'bottle'],
  [/\bjar\b/i, 'jar'],
]

/** A category of devices also holds their supplies: those must not look like the device. */
const SUPPLIES: readonly Rule[] = [
  [/spray|foam\b|cleanser/i, 'pump'],
  [/wipes/i, 'softpack'],
  [/sachet|film wipes|applicator/i, 'slim'],
  [/\bcuff only|replacement|battery|tip,/i, 'card'],
  [/mask|pillows|cushion|filter|tubing/i, 'peel'],
  [/solution|ampoule|vial/i, 'carton'],
]
const MIXED_CATEGORY_SHAPES = new Set<ShapeName>([
  'pump',
  'console',
  'crutch',
  'cylinder',
  'commode',
])

const match = (rules: readonly Rule[], text: string) =>
  rules.find(([pattern]) => pattern.test(text))?.[1]

/** Which object stands in the picture. */
export function chooseShape({ categoryId, unitName, productName }: PictureFacts): ShapeName {
  const usual = SHAPE_OF_CATEGORY.get(categoryId) ?? 'carton'
  const container = match(CONTAINERS, unitName)
  if (container) return container
  return MIXED_CATEGORY_SHAPES.has(usual) ? (match(SUPPLIES, productName) ?? usual) : usual
}

/** Equipment has no printed front: upholstery colour and direction change instead. */
const EQUIPMENT = new Set<ShapeName>([
  'wheelchair',
  'powerchair',
  'scooter',
  'walker',
  'crutch',
  'commode',
  'armchair',
  'examchair',
  'bed',
  'overbed',
  'lift',
  'trapeze',
  'ivpole',
  'lamp',
  'grabbar',
  'console',
  'breastpump',
  'milkbottle',
])
/** Equipment that carries writing and therefore is never mirrored. */
const WRITTEN_ON = new Set<ShapeName>(['console', 'breastpump', 'ivpole', 'cushion'])

export const isEquipment = (shape: ShapeName): boolean => EQUIPMENT.has(shape)
export const canBeMirrored = (shape: ShapeName): boolean =>
  isEquipment(shape) && !WRITTEN_ON.has(shape)
