import type { ShippingAddress } from '@mendwell/contract/orders/orders'
import { isSameCountry } from '@mendwell/domain/places/united-states'
import type { Queryable } from '../../../db/db.ts'
import { fieldError, invalidFields } from '../../../ground/errors.ts'
import { addressLines } from '../order/order-document.ts'
import { type OrderRow, updateAddress } from '../order/orders.repository.ts'

interface Change {
  address: ShippingAddress
  updatedBy: string
}

interface Changed {
  order: OrderRow
  /** The address as staff read it; undefined if it did not change. */
  note: string | undefined
}

/**
 * Sends a locked order to another address of the same country and state.
 * @throws ShopError 422 for another country or state, since tax and shipping were not calculated for it.
 */
export async function changeAddress(
  tx: Queryable,
  order: OrderRow,
  { address, updatedBy }: Change,
): Promise<Changed> {
  refuseOtherPlace(order, address)
  if (isSameAddress(order, address)) return { order, note: undefined }
  const changed = await updateAddress(tx, { orderId: order.orderId, address, updatedBy })
  const note = `The address was: ${inOneLine(order)}. It is now: ${inOneLine(changed)}`
  return { order: changed, note }
}

function refuseOtherPlace(order: OrderRow, { country, stateProvince }: ShippingAddress) {
  const isSameState = (order.stateProvince ?? '').toLowerCase() === stateProvince.toLowerCase()
  const others = [
    ...(isSameCountry(order.country ?? '', country) ? [] : ['country']),
    ...(isSameState ? [] : ['stateProvince']),
  ]
  if (others.length === 0) return
  throw invalidFields(others.map((path) => fieldError(path, 'addressOtherState')))
}

const inOneLine = (order: OrderRow) => addressLines(order).join(', ')

const isSameAddress = (order: OrderRow, address: ShippingAddress) =>
  (Object.keys(address) as (keyof ShippingAddress)[]).every((name) => order[name] === address[name])
