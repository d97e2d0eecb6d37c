import * as contract from '@mendwell/contract/lots/counts'
import { type Answer, call, type Input } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'

type Body<E extends Parameters<typeof call>[0]> = NonNullable<Input<E>['body']>
export type StockCountRow = Answer<typeof contract.findStockCounts>['rows'][number]
export type StockCount = Answer<typeof contract.getStockCount>
export type StockCountLine = StockCount['lines'][number]
export type OpenCountBody = Body<typeof contract.openStockCount>

export const stockCounts = (list: Record<string, unknown>) =>
  query(contract.findStockCounts, { query: list })
export const stockCount = (countId: number) =>
  query(contract.getStockCount, { params: { countId } })
export const countSuppliers = () => query(contract.findCountSuppliers)

export const openStockCount = (body: OpenCountBody, key: string) =>
  call(contract.openStockCount, { body, key })
export const enterCount = ({
  countId,
  lineId,
  counted,
}: {
  countId: number
  lineId: number
  counted: number | null
}) => call(contract.enterCount, { params: { countId, lineId }, body: { counted } })
export const bookStockCount = (
  countId: number,
  body: Body<typeof contract.bookStockCount>,
  key: string,
) => call(contract.bookStockCount, { params: { countId }, body, key })
export const cancelStockCount = (countId: number) =>
  call(contract.cancelStockCount, { params: { countId } })
