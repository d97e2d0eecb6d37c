import type { Shape } from './drawing.ts'
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
  plate: flatPacks.namePlate,
  console: devices.benchConsole,
  meter: devices.meter,
  cylinder: devices.gasCylinder,
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
  cushion: seats.seatCushion,
  backcushion: seats.backCushion,
  examchair: seats.examChair,
  bed: careRoom.hospitalBed,
  mattress: careRoom.mattress,
  overbed: careRoom.overbedTable,
  lift: careRoom.patientLift,
  trapeze: careRoom.trapezeBar,
  ivpole: careRoom.infusionPole,
  lamp: careRoom.examLamp,
  parcel: kitchen.meatParcel,
  voucher: kitchen.bookingTicket,
  bowl: kitchen.bowl,
} satisfies Record<string, Shape>

export type ShapeName = keyof typeof SHAPES

/** Equipment has no printed front: upholstery colour and direction change instead. */
const EQUIPMENT = new Set<ShapeName>([
  'wheelchair',
  'powerchair',
  'scooter',
  'walker',
  'pickup',
  'crutch',
  'underarm',
  'cane',
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
const WRITTEN_ON = new Set<ShapeName>(['console', 'breastpump'])

export const isEquipment = (shape: ShapeName): boolean => EQUIPMENT.has(shape)
export const canBeMirrored = (shape: ShapeName): boolean =>
  isEquipment(shape) && !WRITTEN_ON.has(shape)
