import { GRAMS_PER_POUND } from '../orders/parcels/weight.ts'
import type { ClosedDays } from './holidays.ts'
import type { DaySpan, TransitZone } from './transit-zones.ts'

/** When goods leave the shop. */
export interface DispatchRules {
  /** HH:MM in the shop's time zone: orders before it are packed from that day on. */
  cutOff: string
  /** Open days of the shop until a parcel is packed; 0 is the day of the order. */
  handlingDays: DaySpan
  /** The same for freight. */
  freightHandlingDays: DaySpan
  /** Open days of the shop until an order can be collected. */
  pickupDays: number
  /** Days of the week on which carriers collect and deliver; 0 is Sunday. */
  carrierDays: readonly number[]
  /** What ships by freight: kinds of goods by key, and anything heavier than this many pounds (null: no limit). */
  freightKinds: readonly string[]
  freightOverPounds: number | null
  /** Departments whose goods have no date by rule, such as meat cut to order: the shop notifies the buyer. */
  undatedDepartments: readonly string[]
}

/** The owner's rules for delivery dates. */
export interface DeliveryRules {
  dispatchRules: DispatchRules
  closedDays: ClosedDays
  transitZones: readonly TransitZone[]
}

/**
 * Defaults until the owner sets rules: cautious days for a shop in Texas shipping by ground. The six holidays are those
 * that both UPS and FedEx observe; 150 pounds is the most either accepts as a parcel.
 */
export const DEFAULT_DELIVERY_RULES: DeliveryRules = {
  dispatchRules: {
    cutOff: '14:00',
    handlingDays: { from: 0, to: 1 },
    freightHandlingDays: { from: 2, to: 4 },
    pickupDays: 1,
    carrierDays: [1, 2, 3, 4, 5],
    freightKinds: [
      'manual-hospital-bed',
      'semi-electric-hospital-bed',
      'full-electric-hospital-bed',
      'bariatric-hospital-bed',
      'power-wheelchair',
      'heavy-duty-power-wheelchair',
      'mobility-scooter',
      'heavy-duty-mobility-scooter',
      'patient-lift-manual',
      'patient-lift-electric',
      'dental-chair',
      'dental-chair-with-unit',
      'oral-surgery-chair',
    ],
    freightOverPounds: 150,
    undatedDepartments: ['MEAT', 'QURBANI'],
  },
  closedDays: {
    holidays: ['NEW_YEAR', 'MEMORIAL', 'INDEPENDENCE', 'LABOR', 'THANKSGIVING', 'CHRISTMAS'],
    days: [],
  },
  transitZones: [
    {
      name: 'Texas',
      areas: ['TX'],
      parcelDays: { from: 1, to: 2 },
      freightDays: { from: 2, to: 5 },
    },
    {
      name: 'Neighbors of Texas',
      areas: ['AR', 'LA', 'NM', 'OK'],
      parcelDays: { from: 2, to: 3 },
      freightDays: { from: 3, to: 6 },
    },
    {
      name: 'Alaska and Hawaii',
      areas: ['AK', 'HI'],
      parcelDays: { from: 4, to: 10 },
      freightDays: null,
    },
    {
      name: 'Territories and military mail',
      areas: ['AA', 'AE', 'AP', 'AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'],
      parcelDays: { from: 7, to: 21 },
      freightDays: null,
    },
    {
      name: 'Everywhere else in the United States',
      areas: [],
      parcelDays: { from: 3, to: 5 },
      freightDays: { from: 5, to: 10 },
    },
  ],
}

/** Ounces and grams per unit in which products state their weight; other units are of volume. */
const POUNDS: Readonly<Record<string, number>> = {
  lb: 1,
  oz: 1 / 16,
  kg: 1000 / GRAMS_PER_POUND,
  g: 1 / GRAMS_PER_POUND,
}

/** What decides how a product ships. */
export interface TravelFacts {
  kindKey: string | null
  department: string
  weight: number | null
  weightUnit: string | null
}

/** The weight of a kind's products that state none, in pounds. */
type KindPounds = readonly { kind: string; pounds: number }[]

/** The weight of one piece, in pounds: as stated by the product, else by its kind; 0 if neither is known. */
export function poundsOfPiece(
  { kindKey, weight, weightUnit }: Pick<TravelFacts, 'kindKey' | 'weight' | 'weightUnit'>,
  kindPounds: KindPounds = [],
): number {
  const stated = (weight ?? 0) * (POUNDS[(weightUnit ?? '').toLowerCase()] ?? 0)
  return stated || (kindPounds.find(({ kind }) => kind === kindKey)?.pounds ?? 0)
}

/** Whether it goes by freight, on a pallet. */
export function goesByFreight(
  facts: TravelFacts,
  { freightKinds, freightOverPounds }: DispatchRules,
  kindPounds: KindPounds = [],
): boolean {
  if (facts.kindKey !== null && freightKinds.includes(facts.kindKey)) return true
  return freightOverPounds !== null && poundsOfPiece(facts, kindPounds) > freightOverPounds
}
