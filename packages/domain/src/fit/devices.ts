import { titleKeyOf } from '../catalog/title-keys.ts'
import { MAX_DEVICE_KEY } from './device-keys.ts'

/** The kinds of devices, in display order. */
export const DEVICE_KINDS = [
  'GLUCOSE_METER',
  'KETONE_METER',
  'CGM',
  'INR_METER',
  'LANCING',
  'PEN',
  'PUMP',
  'CPAP',
  'VENTILATOR',
  'NEBULIZER',
  'INHALER',
  'OXYGEN',
  'HUMIDIFIER',
  'AIRWAY',
  'SUCTION',
  'SLEEP',
  'OSTOMY',
  'URINARY',
  'IRRIGATION',
  'FEEDING',
  'WOUND_PUMP',
  'BREAST_PUMP',
  'BREAST_FORM',
  'BLOOD_PRESSURE',
  'DEFIBRILLATOR',
  'STIMULATOR',
  'WALKING_AID',
  'WHEELCHAIR',
  'BED',
  'LIFT',
  'BATHROOM',
  'TRACTION',
  'BRACE',
  'PRACTICE',
  'OTHER',
] as const
export type DeviceKind = (typeof DEVICE_KINDS)[number]

/** The source of a fit: the product's name, maker, a formulary, a standard, the billing code, its use, or staff. */
export const FIT_REASONS = [
  'NAME',
  'MAKER',
  'FORMULARY',
  'STANDARD',
  'CODE',
  'USE',
  'STAFF',
] as const
export type FitReason = (typeof FIT_REASONS)[number]

/** What is known about a product and a device; for most pairs, nothing. */
export interface FitStatement {
  productId: number
  deviceKey: string
  fits: boolean
  /** 3: for this exact device; 2: for its kind, so maker and model still have to be compared. */
  sure: number
}

const rank = ({ fits, sure }: FitStatement) => (fits ? sure : 0)

/** The most helpful statement on one product and several devices: that it fits, its kind, or that it does not. */
export function bestFit<Statement extends FitStatement>(
  statements: readonly Statement[],
): Statement | undefined {
  return statements.toSorted((one, other) => rank(other) - rank(one))[0]
}

/**
 * The statements by which a product fits none of the devices. Only an explicit statement warns, never missing data; and
 * if the product fits a second device of the shopper's, it was bought for that one.
 */
export function mismatchesOf<Statement extends FitStatement>(
  productIds: readonly number[],
  deviceKeys: readonly string[],
  statements: readonly Statement[],
): Statement[] {
  const isAsked = ({ productId, deviceKey }: Statement) =>
    productIds.includes(productId) && deviceKeys.includes(deviceKey)
  const asked = statements.filter(isAsked)
  const fitting = new Set(asked.filter(({ fits }) => fits).map(({ productId }) => productId))
  return asked.filter(({ fits, productId }) => !fits && !fitting.has(productId))
}

interface PartOf {
  productId: number
  deviceKey: string
}

/**
 * Whether these form a cycle: a product that is a part of a device is that device itself, or leads back to it through
 * devices with parts of their own. Then no one could say which is the part.
 */
export function hasCycle(parts: readonly PartOf[], deviceProducts: readonly PartOf[]): boolean {
  const isDevice = groupBy(deviceProducts, ({ deviceKey, productId }) => [deviceKey, productId])
  const partOf = groupBy(parts, ({ productId, deviceKey }) => [productId, deviceKey])
  const done = new Set<number>()
  const way = new Set<number>()
  const leadsBack = (productId: number): boolean => {
    if (way.has(productId)) return true
    if (done.has(productId)) return false
    way.add(productId)
    const wholes = (partOf.get(productId) ?? []).flatMap((key) => isDevice.get(key) ?? [])
    const isBack = wholes.some(leadsBack)
    way.delete(productId)
    done.add(productId)
    return isBack
  }
  return [...partOf.keys()].some(leadsBack)
}

function groupBy<Key, Value>(
  rows: readonly PartOf[],
  entry: (row: PartOf) => [Key, Value],
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const row of rows) {
    const [key, value] = entry(row)
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}

/** A device with its statements, as seeded. */
export interface DescribedDevice {
  key: string
  products: readonly { productId: number }[]
  fits: readonly { productId: number }[]
  misfits: readonly { productId: number }[]
}

export type DeviceFault = 'DOUBLED_DEVICE' | 'DOUBLED_PRODUCT' | 'DOUBLED_FIT' | 'CYCLE'

const isDoubled = (keys: readonly (string | number)[]) => new Set(keys).size < keys.length

/** What is wrong with a list of devices, or null: a duplicate, a product that both fits and does not, or a cycle. */
export function devicesFault(devices: readonly DescribedDevice[]): DeviceFault | null {
  if (isDoubled(devices.map(({ key }) => key))) return 'DOUBLED_DEVICE'
  const idsOf = (rows: readonly { productId: number }[]) => rows.map(({ productId }) => productId)
  if (devices.some(({ products }) => isDoubled(idsOf(products)))) return 'DOUBLED_PRODUCT'
  if (devices.some(({ fits, misfits }) => isDoubled(idsOf([...fits, ...misfits]))))
    return 'DOUBLED_FIT'
  const pairsOf = (name: 'fits' | 'products') =>
    devices.flatMap((device) =>
      device[name].map(({ productId }) => ({ productId, deviceKey: device.key })),
    )
  return hasCycle(pairsOf('fits'), pairsOf('products')) ? 'CYCLE' : null
}

/** 'accu-chek-guide' for 'Accu-Chek Guide'; '' if the name has no letter or digit. */
export const deviceKeyOf = (name: string): string => titleKeyOf(name, MAX_DEVICE_KEY)
