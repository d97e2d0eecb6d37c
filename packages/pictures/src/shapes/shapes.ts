import type { Dye, Shape } from '../brush/drawing.ts'
import { DARK_STEEL, STEEL } from '../brush/palette.ts'
import * as machines from './air/machines.ts'
import * as masks from './air/masks.ts'
import * as airParts from './air/small.ts'
import * as dressings from './care/dressings.ts'
import * as ostomy from './care/ostomy.ts'
import * as tubes from './care/tubes.ts'
import * as cartons from './cartons.ts'
import * as measuring from './checks/measuring.ts'
import * as sharps from './checks/sharps.ts'
import * as strips from './checks/strips.ts'
import * as devices from './devices.ts'
import * as flatPacks from './flat-packs.ts'
import * as kitchen from './kitchen.ts'
import * as bath from './rooms/bath.ts'
import * as beds from './rooms/beds.ts'
import * as careRoom from './rooms/care-room.ts'
import * as chairParts from './rooms/chair-parts.ts'
import * as chairs from './rooms/chairs.ts'
import * as mobility from './rooms/mobility.ts'
import * as roundPacks from './round-packs.ts'
import * as seats from './seats.ts'
import * as softPacks from './soft-packs.ts'
import * as dental from './tools/dental.ts'
import * as dentalRoom from './tools/dental-room.ts'
import * as mouth from './tools/mouth.ts'
import * as nursery from './tools/nursery.ts'
import * as table from './tools/table.ts'
import * as arm from './worn/arm.ts'
import * as clothes from './worn/clothes.ts'
import * as leg from './worn/leg.ts'
import * as trunk from './worn/trunk.ts'

/** Packs with a printed front: they show the name. */
const PACKS = {
  carton: cartons.carton,
  slim: cartons.slimCarton,
  gloveBox: cartons.gloveBox,
  maskBox: cartons.maskBox,
  milkCarton: cartons.milkCarton,
  tin: roundPacks.tin,
  jar: roundPacks.jar,
  foodCan: roundPacks.foodCan,
  tub: roundPacks.tub,
  nasalSpray: roundPacks.nasalSpray,
  bottle: roundPacks.bottle,
  pump: roundPacks.pumpBottle,
  dropper: roundPacks.dropperBottle,
  sprayBottle: roundPacks.sprayBottle,
  tube: softPacks.tubePack,
  softpack: softPacks.pillowPack,
  standup: softPacks.standUpPouch,
  peel: flatPacks.peelPouch,
  card: flatPacks.blisterCard,
  plate: flatPacks.namePlate,
  cylinder: devices.gasCylinder,
  meter: devices.meter,
  talkingMeter: devices.talkingMeter,
  parcel: kitchen.meatParcel,
  voucher: kitchen.bookingTicket,
  bowl: kitchen.bowl,
  mattress: careRoom.mattress,
  cushion: seats.seatCushion,
  backcushion: seats.backCushion,
} satisfies Record<string, Shape>

/** Objects shown as themselves: their fabric and direction vary instead of a print. */
const OBJECTS = {
  console: devices.benchConsole,
  breastpump: devices.breastPump,
  milkbottle: devices.milkBottles,
  wheelchair: mobility.wheelchair,
  powerchair: mobility.powerChair,
  scooter: mobility.scooter,
  walker: mobility.wheeledWalker,
  pickup: mobility.pickupWalker,
  crutch: mobility.forearmCrutch,
  underarm: mobility.underarmCrutch,
  cane: mobility.cane,
  grabbar: mobility.grabBar,
  commode: seats.commode,
  armchair: seats.armchair,
  examchair: seats.examChair,
  portableDentalChair: seats.portableExamChair,
  bed: careRoom.hospitalBed,
  crankBed: careRoom.crankBed,
  hiLoBed: careRoom.hiLoBed,
  semiElectricBed: careRoom.semiElectricBed,
  electricBed: careRoom.electricBed,
  overbed: careRoom.overbedTable,
  lift: careRoom.patientLift,
  electricLift: careRoom.electricLift,
  trapeze: careRoom.trapezeBar,
  ivpole: careRoom.infusionPole,
  ...machines,
  ...masks,
  ...airParts,
  ...dressings,
  ...ostomy,
  ...tubes,
  ...bath,
  ...beds,
  ...chairParts,
  ...chairs,
  ...measuring,
  ...sharps,
  ...strips,
  ...dental,
  ...dentalRoom,
  ...mouth,
  ...nursery,
  ...table,
  ...arm,
  ...clothes,
  ...leg,
  ...trunk,
} satisfies Record<string, Shape>

/** Every object of the picture system. */
export const SHAPES: Readonly<Record<ShapeName, Shape>> = { ...PACKS, ...OBJECTS }

export type ShapeName = keyof typeof PACKS | keyof typeof OBJECTS

/** Objects with digits or writing, which are therefore never mirrored. */
const WRITTEN_ON = new Set<ShapeName>([
  ...(['console', 'breastpump', 'testStrips', 'colorStrips', 'humidifierBottle'] as const),
  ...(['cpapMachine', 'portableConcentrator', 'ventilator', 'infusionPump', 'wornPump'] as const),
  ...(['patientMonitor', 'thermometer', 'infraredThermometer', 'armPressureMonitor'] as const),
  ...(['wristPressureMonitor', 'oximeter', 'stimulator', 'oneFieldStrips'] as const),
])

/** Objects drawn once, twice or more, as sold; and vials with print. */
const SHOWS_PIECES = new Set<ShapeName>([
  ...(['handInstrument', 'burs', 'screws', 'damSheets', 'suctionTips'] as const),
  ...(['insoles', 'rubberTips', 'smallBatteries', 'buttonCells', 'filters', 'gauzePads'] as const),
  ...(['barrierRings', 'underarm', 'crutch', 'mittens', 'socks'] as const),
  ...(['testStrips', 'colorStrips', 'paperStrips'] as const),
  ...(['oneFieldStrips', 'clearTippedEjectors'] as const),
])

/** Objects shown next to their pack, on which its size is printed. */
const PRINTED = new Set<ShapeName>(['colorStrips'])

/** Objects in the color given by their name. */
const DYED = new Set<ShapeName>([
  ...(['gloveBox', 'damSheets', 'barrierSleeve', 'suture', 'bib', 'gown'] as const),
  ...(['instrumentTray', 'ostomyBelt', 'bootee', 'snugGlove', 'powerToothbrush'] as const),
  ...(['kneeStocking', 'openToeStocking', 'thighStocking', 'pantyhose', 'armSleeve'] as const),
  ...(['tubularBandage', 'examchair', 'handInstrument', 'closedPouch'] as const),
  ...(['closedPouchUncut', 'drainablePouch', 'drainablePouchUncut'] as const),
  ...(['urostomyPouch', 'urostomyPouchUncut'] as const),
  ...(['bodysuit', 'shirt', 'turtleneck', 'leggings', 'socks', 'mittens'] as const),
  ...(['underpants', 'toothbrush', 'jawAppliance', 'suctionTips', 'mouthMirror'] as const),
  ...(['externalCatheter', 'bloodTube', 'waterFlosser', 'singleEndedInstrument'] as const),
  ...(['straightCatheter', 'bentCatheter', 'shortCatheter', 'foleyCatheter'] as const),
  ...(['meter', 'talkingMeter', 'clearTippedEjectors'] as const),
])

/** What an object is made of, or usually sold in, if its name gives no color: a brand's color would be a claim. */
const NEUTRAL_DYES: Partial<Record<ShapeName, Dye>> = {
  ...colored({ mid: '#f1ece0', deep: '#d8cfba' }, [
    ...(['bodysuit', 'shirt', 'turtleneck', 'leggings', 'socks', 'mittens'] as const),
    'underpants',
  ]),
  ...colored({ mid: STEEL, deep: DARK_STEEL }, [
    ...(['handInstrument', 'singleEndedInstrument', 'mouthMirror'] as const),
  ]),
}

function colored(dye: Dye, shapes: readonly ShapeName[]): Partial<Record<ShapeName, Dye>> {
  return Object.fromEntries(shapes.map((shape) => [shape, dye]))
}

/** The color of an object whose name gives none; undefined: that of its maker. */
export const neutralDye = (shape: ShapeName): Dye | undefined => NEUTRAL_DYES[shape]

/** The number sold is visible. */
export const showsPieces = (shape: ShapeName): boolean => SHOWS_PIECES.has(shape)
export const isPrinted = (shape: ShapeName): boolean => PRINTED.has(shape)
/** The object shows on which side of the body it is worn: drawn for the left. */
export const hasSides = (shape: ShapeName): boolean =>
  shape === 'ostomyBelt' || shape === 'kneeBrace'
export const isDyed = (shape: ShapeName): boolean => DYED.has(shape)

export const isEquipment = (shape: ShapeName): boolean => Object.hasOwn(OBJECTS, shape)
export const canBeMirrored = (shape: ShapeName): boolean =>
  isEquipment(shape) && !WRITTEN_ON.has(shape)
