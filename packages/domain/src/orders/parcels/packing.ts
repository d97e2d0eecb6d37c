/** Pieces of a lot proposed for a parcel, first expired first out; 0: not proposed, but picked by the packer. */
export interface PackLot {
  lotId: number
  lotCode: string | null
  serial: string | null
  quantity: number
}

/** The part of an order item that goes into the current parcel. */
export interface PackLine<Lot extends PackLot = PackLot> {
  orderItemId: number
  productId: number
  /** Pieces in stock that may ship. */
  pieces: number
  /** Its lots; empty if its stock is not tracked by lot. */
  lots: readonly Lot[]
}

/** Pieces of an item in the parcel, by lot if tracked by lot. */
export interface CountedPieces {
  orderItemId: number
  lotId: number | null
  quantity: number
}

/** A package that was scanned. */
export interface ScannedPackage {
  productId: number
  /** Pieces inside. */
  units: number
  lotCode?: string | undefined
  serial?: string | undefined
}

export type CountOutcome<Line> =
  | { kind: 'COUNTED'; line: Line; lotId: number | null; counted: CountedPieces[] }
  /** No line of the order has the product. */
  | { kind: 'WRONG_PRODUCT' }
  | { kind: 'COMPLETE'; line: Line }
  /** The package holds more than the pieces left to count. */
  | { kind: 'TOO_MANY'; line: Line; left: number }
  /** The code has no lot, and several are proposed. */
  | { kind: 'LOT_NEEDED'; line: Line }
  /** The lot on the package is not one of the line's. */
  | { kind: 'OTHER_LOT'; line: Line }
  /** A piece with a serial number is counted once. */
  | { kind: 'TWICE'; line: Line }

type Counted = readonly CountedPieces[]

/** Pieces of an item in the parcel. */
export const countedOf = (counted: Counted, orderItemId: number): number =>
  counted.reduce((sum, one) => (one.orderItemId === orderItemId ? sum + one.quantity : sum), 0)

/** Pieces of a lot in the parcel for an item. */
export const countedOfLot = (counted: Counted, orderItemId: number, lotId: number): number =>
  counted.find((one) => one.orderItemId === orderItemId && one.lotId === lotId)?.quantity ?? 0

/** Whether everything that may ship is in the parcel. */
export const isPacked = (lines: readonly PackLine[], counted: Counted): boolean =>
  lines.every(({ orderItemId, pieces }) => countedOf(counted, orderItemId) === pieces)

/** Counts a scanned package toward the first line of its product that needs pieces, or says why it does not. */
export function countScanned<Line extends PackLine>(
  lines: readonly Line[],
  counted: Counted,
  scanned: ScannedPackage,
): CountOutcome<Line> {
  const own = lines.filter(({ productId }) => productId === scanned.productId)
  const [first] = own
  if (!first) return { kind: 'WRONG_PRODUCT' }
  const line = own.find((one) => countedOf(counted, one.orderItemId) < one.pieces)
  return line ? countOn(line, counted, scanned) : { kind: 'COMPLETE', line: first }
}

/** Counts a package toward one line. */
export function countOn<Line extends PackLine>(
  line: Line,
  counted: Counted,
  { units, lotCode, serial }: Omit<ScannedPackage, 'productId'>,
): CountOutcome<Line> {
  const left = line.pieces - countedOf(counted, line.orderItemId)
  if (left <= 0) return { kind: 'COMPLETE', line }
  if (units > left) return { kind: 'TOO_MANY', line, left }
  if (line.lots.length === 0) return add(line, counted, { lotId: null, units })
  const inParcel = ({ lotId }: PackLot) => countedOfLot(counted, line.orderItemId, lotId)
  if (!lotCode && !serial) {
    const open = line.lots.filter((lot) => inParcel(lot) < lot.quantity)
    const [only] = open
    return only && open.length === 1
      ? add(line, counted, { lotId: only.lotId, units })
      : { kind: 'LOT_NEEDED', line }
  }
  const lot = line.lots.find((one) =>
    one.serial ? isSame(one.serial, serial) : isSame(one.lotCode, lotCode),
  )
  if (!lot) return { kind: 'OTHER_LOT', line }
  if (lot.serial && inParcel(lot) > 0) return { kind: 'TWICE', line }
  return add(line, counted, { lotId: lot.lotId, units })
}

/** A lot that staff chose for a line. */
export const countOfLot = <Line extends PackLine>(
  line: Line,
  counted: Counted,
  { lotId, units }: { lotId: number; units: number },
): CountOutcome<Line> => add(line, counted, { lotId, units })

function add<Line extends PackLine>(
  line: Line,
  counted: Counted,
  { lotId, units }: { lotId: number | null; units: number },
): CountOutcome<Line> {
  const { orderItemId } = line
  const isIt = (one: CountedPieces) => one.orderItemId === orderItemId && one.lotId === lotId
  const before = counted.find(isIt)?.quantity ?? 0
  const rest = counted.filter((one) => !isIt(one))
  const entry = { orderItemId, lotId, quantity: before + units }
  return { kind: 'COUNTED', line, lotId, counted: [...rest, entry] }
}

/** Takes one piece of an item back out of the parcel: the one counted last. */
export function takeOut(counted: Counted, orderItemId: number): CountedPieces[] {
  const last = counted.findLast((one) => one.orderItemId === orderItemId)
  return counted
    .map((one) => (one === last ? { ...one, quantity: one.quantity - 1 } : one))
    .filter(({ quantity }) => quantity > 0)
}

/** The counted pieces as a parcel lists them: items with their lots. */
export function toParcel(
  lines: readonly PackLine[],
  counted: Counted,
): { orderItemId: number; quantity: number; lots?: { lotId: number; quantity: number }[] }[] {
  return lines.flatMap(({ orderItemId }) => {
    const quantity = countedOf(counted, orderItemId)
    const lots = counted.flatMap((one) =>
      one.orderItemId === orderItemId && one.lotId !== null
        ? [{ lotId: one.lotId, quantity: one.quantity }]
        : [],
    )
    return quantity === 0 ? [] : [{ orderItemId, quantity, ...(lots.length > 0 && { lots }) }]
  })
}

const isSame = (one: string | null, other: string | undefined) =>
  one !== null && other !== undefined && one.toUpperCase() === other.toUpperCase()
