import {
  type CountedPieces,
  type CountOutcome,
  countedOf,
  countOfLot,
  countOn,
  countScanned,
  isPacked,
  takeOut,
} from '@mendwell/domain/orders/parcels/packing'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { PackingSlip } from '../../../../api/staff/orders/packing-documents.ts'
import { lotsOfProduct } from '../../../../api/staff/stock/lots.ts'
import { lotName } from '../../../components/page/lot-words.ts'
import { soundRefusal } from '../../../components/scanning/refusal-sound.ts'
import { useScanning } from '../../../components/scanning/use-scanning.ts'
import { NOT_ASKED, refusalOf, type Said, unknownCode } from './packing-words.ts'

type SlipLine = PackingSlip['lines'][number]
type Lot = SlipLine['lots'][number]
export type PackingLine = SlipLine & { pieces: number }

interface Scanned {
  productId: number
  productName: string
  units: number
  lotCode?: string | undefined
  serial?: string | undefined
}

/** A package whose label has no lot, and whose product has several. */
export interface LotQuestion {
  line: PackingLine
  units: number
}

/** The lines of a package as they are counted, piece by piece, and the message for each scan. */
export function usePacking(slip: PackingSlip) {
  const client = useQueryClient()
  const [counted, setCounted] = useState<readonly CountedPieces[]>([])
  /** Lots that were used instead of the proposed ones, by item. */
  const [others, setOthers] = useState<Readonly<Record<number, Lot[]>>>({})
  const [said, setSaid] = useState<Said>()
  const [question, setQuestion] = useState<LotQuestion>()
  // A scan can follow another before the next render.
  const now = useRef({ counted, others })

  const linesOf = (more: typeof others): PackingLine[] =>
    slip.lines
      .filter(({ onHand }) => onHand > 0)
      .map((line) => ({
        ...line,
        pieces: line.onHand,
        lots: [...line.lots, ...(more[line.orderItemId] ?? [])],
      }))

  function keep(next: readonly CountedPieces[]) {
    now.current.counted = next
    setCounted(next)
    setQuestion(undefined)
  }

  function refuse(refusal: Said) {
    setSaid(refusal)
    soundRefusal()
  }

  async function take(outcome: CountOutcome<PackingLine>, scanned: Scanned) {
    if (outcome.kind === 'LOT_NEEDED') {
      setSaid(undefined)
      setQuestion({ line: outcome.line, units: scanned.units })
      return
    }
    if (outcome.kind === 'OTHER_LOT') {
      const other = await findFree(client, outcome.line, scanned).catch(() => NOT_ASKED)
      if (!other) return refuse(refusalOf(outcome, scanned))
      if ('isRefused' in other) return refuse(other)
      const { orderItemId } = outcome.line
      const lots = [...(now.current.others[orderItemId] ?? []), other]
      now.current.others = { ...now.current.others, [orderItemId]: lots }
      setOthers(now.current.others)
      return take(countScanned(linesOf(now.current.others), now.current.counted, scanned), scanned)
    }
    if (outcome.kind !== 'COUNTED') return refuse(refusalOf(outcome, scanned))
    const { line, lotId } = outcome
    keep(outcome.counted)
    const lot = linesOf(now.current.others)
      .flatMap(({ lots }) => lots)
      .find((one) => one.lotId === lotId)
    setSaid({
      isRefused: false,
      title: `${countedOf(outcome.counted, line.orderItemId)} of ${line.pieces}`,
      detail: [line.productName, ...(lot ? [lotName(lot)] : [])].join(', '),
    })
  }

  const count = (scanned: Scanned) =>
    void take(countScanned(linesOf(now.current.others), now.current.counted, scanned), scanned)

  const scanning = useScanning({
    onProduct: ({ productId, productName, units }, code) =>
      count({
        productId,
        productName,
        units: units * (code?.quantity ?? 1),
        lotCode: code?.lot,
        serial: code?.serial,
      }),
    onUnplaced: ({ code, products }) => {
      const own = products.filter(({ productId }) =>
        slip.lines.some((line) => line.productId === productId),
      )
      const [product] = own
      if (!product) return refuse(unknownCode(code.di ?? ''))
      count({ ...product, lotCode: code.lot, serial: code.serial })
    },
  })

  const lines = linesOf(others)
  return {
    lines,
    counted,
    said,
    question,
    scanning,
    isComplete: lines.length > 0 && isPacked(lines, counted),
    isBegun: counted.length > 0,
    scan: (code: string) => {
      setSaid(undefined)
      const isRead = scanning.scan(code)
      if (!isRead) soundRefusal()
      return isRead
    },
    /** One piece by hand, if there is no code to scan. */
    countOne: (line: PackingLine) =>
      void take(countOn(line, now.current.counted, { units: 1 }), { ...line, units: 1 }),
    takeOne: (line: PackingLine) => {
      setSaid(undefined)
      keep(takeOut(now.current.counted, line.orderItemId))
    },
    chooseLot: ({ line, units }: LotQuestion, lotId: number) =>
      void take(countOfLot(line, now.current.counted, { lotId, units }), { ...line, units }),
    leaveOut: () => setQuestion(undefined),
  }
}

export type Packing = ReturnType<typeof usePacking>

/** A lot in stock and not allocated; the server decides when the package ships. */
async function findFree(
  client: QueryClient,
  { productId }: PackingLine,
  { lotCode, serial, units }: Scanned,
): Promise<Lot | undefined> {
  const { lots } = await client.fetchQuery({ ...lotsOfProduct(productId), staleTime: 0 })
  const isIt = (one: string | null, other: string | undefined) =>
    one !== null && one.toUpperCase() === other?.toUpperCase()
  const lot = lots.find((one) =>
    one.serial ? isIt(one.serial, serial) : isIt(one.lotCode, lotCode),
  )
  const here = lot?.stock.find(({ bucket }) => bucket === 'AVAILABLE')?.quantity ?? 0
  if (!lot || here - lot.picked < units) return undefined
  const { lotId, lotCode: code, expiresOn } = lot
  return { lotId, lotCode: code, serial: lot.serial, expiresOn, quantity: 0 }
}
