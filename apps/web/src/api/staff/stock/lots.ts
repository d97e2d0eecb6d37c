import * as files from '@mendwell/contract/lots/lot-files'
import * as contract from '@mendwell/contract/lots/lots'
import { type Answer, addressOf, call, type Input } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'

type Body<E extends Parameters<typeof call>[0]> = NonNullable<Input<E>['body']>
export type LotRow = Answer<typeof contract.findLots>['rows'][number]
export type LotDetail = Answer<typeof contract.getLot>
export type ScannedProduct = Answer<typeof contract.findScannedProducts>['products'][number]
export type Tracked = Body<typeof contract.saveTracking>
export type ReceiptLine = Body<typeof contract.receiveStock>['lines'][number]
type MoveBody = Body<typeof contract.moveLot>

export const lotsOfProduct = (productId: number) =>
  query(contract.getProductLots, { params: { productId } })
export const staffLots = (list: Record<string, unknown>) =>
  query(contract.findLots, { query: list })
export const lotsCsv = ({ q, bucket, expiring }: Record<string, unknown>) =>
  addressOf(files.exportLots, { query: { q, bucket, expiring } })
export const lotDetail = (lotId: number) => query(contract.getLot, { params: { lotId } })

export const saveTracking = ({ productId, ...body }: Tracked & { productId: number }) =>
  call(contract.saveTracking, { params: { productId }, body })
export const moveLot = ({ lotId, ...body }: MoveBody & { lotId: number }) =>
  call(contract.moveLot, { params: { lotId }, body })

/** The products for a scanned code or typed SKU: never cached, as the next scan may follow at once. */
export const findScanned = async (asked: { code?: string; sku?: string }) =>
  (await call(contract.findScannedProducts, { query: asked })).products
export const saveProductCode = ({
  productId,
  ...body
}: Body<typeof contract.saveProductCode> & { productId: number }) =>
  call(contract.saveProductCode, { params: { productId }, body })
export const receiveStock = (body: Body<typeof contract.receiveStock>, key: string) =>
  call(contract.receiveStock, { body, key })
export function importLots(
  { file, note, isCount }: { file: File; note: string; isCount: boolean },
  key: string,
) {
  const form = new FormData()
  form.append('file', file)
  return call(files.importLots, { query: { note, isCount: isCount ? '1' : '' }, form, key })
}
