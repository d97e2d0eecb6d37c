import type { Shape } from './drawing.ts'
import * as machines from './shapes/air/machines.ts'
import * as masks from './shapes/air/masks.ts'
import * as airParts from './shapes/air/small.ts'
import * as dressings from './shapes/care/dressings.ts'
import * as ostomy from './shapes/care/ostomy.ts'
import * as tubes from './shapes/care/tubes.ts'
import * as careRoom from './shapes/care-room.ts'
import * as cartons from './shapes/cartons.ts'
import * as measuring from './shapes/checks/measuring.ts'
import * as sharps from './shapes/checks/sharps.ts'
import * as strips from './shapes/checks/strips.ts'
import * as devices from './shapes/devices.ts'
import * as flatPacks from './shapes/flat-packs.ts'
import * as kitchen from './shapes/kitchen.ts'
import * as mobility from './shapes/mobility.ts'
import * as bath from './shapes/rooms/bath.ts'
import * as beds from './shapes/rooms/beds.ts'
import * as chairParts from './shapes/rooms/chair-parts.ts'
import * as chairs from './shapes/rooms/chairs.ts'
import * as roundPacks from './shapes/round-packs.ts'
import * as seats from './shapes/seats.ts'
import * as softPacks from './shapes/soft-packs.ts'
import * as dental from './shapes/tools/dental.ts'
import * as dentalRoom from './shapes/tools/dental-room.ts'
import * as mouth from './shapes/tools/mouth.ts'
import * as nursery from './shapes/tools/nursery.ts'
import * as table from './shapes/tools/table.ts'
import * as arm from './shapes/worn/arm.ts'
import * as clothes from './shapes/worn/clothes.ts'
import * as leg from './shapes/worn/leg.ts'
import * as trunk from './shapes/worn/trunk.ts'

/** Packs with a printed front: they carry the name. */
const PACKS = {
  carton: cartons.carton,
  slim: cartons.slimCarton,
  gloveBox: cartons.gloveBox,
  maskBox: cartons.maskBox,
  tin: roundPacks.tin,
  jar: roundPacks.jar,
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
  parcel: kitchen.meatParcel,
  voucher: kitchen.bookingTicket,
  bowl: kitchen.bowl,
  mattress: careRoom.mattress,
  cushion: seats.seatCushion,
  backcushion: seats.backCushion,
} satisfies Record<string, Shape>

/** What stands in the picture as itself: its cloth and its direction change instead of a print. */
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
  bed: careRoom.hospitalBed,
  overbed: careRoom.overbedTable,
  lift: careRoom.patientLift,
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

/** Objects that carry figures or writing and therefore are never mirrored. */
const WRITTEN_ON = new Set<ShapeName>([
  ...(['console', 'breastpump', 'testStrips', 'colorStrips', 'humidifierBottle'] as const),
  ...(['cpapMachine', 'portableConcentrator', 'ventilator', 'infusionPump', 'wornPump'] as const),
  ...(['patientMonitor', 'thermometer', 'infraredThermometer', 'armPressureMonitor'] as const),
  ...(['wristPressureMonitor', 'oximeter', 'stimulator'] as const),
])

export const isEquipment = (shape: ShapeName): boolean => Object.hasOwn(OBJECTS, shape)
export const canBeMirrored = (shape: ShapeName): boolean =>
  isEquipment(shape) && !WRITTEN_ON.has(shape)
