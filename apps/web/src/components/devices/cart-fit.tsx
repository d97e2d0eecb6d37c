import { mismatchesOf } from '@mendwell/domain/fit/devices'
import type { Cart } from '@mendwell/domain/orders/cart'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { deviceFits } from '../../api/catalog/devices.ts'
import { useMyDevices } from '../../state/my-devices.ts'
import { Icon } from '../../ui/icon.tsx'
import { deviceText, noteOf } from './device-words.ts'

/**
 * Warns about cart products that do not fit a device in the cart or one of the shopper's. Only on an explicit
 * statement: missing data never causes a warning.
 */
export function CartFit({ cart }: { cart: Cart }) {
  const mine = useMyDevices()
  const productIds = [...new Set(cart.map(({ productId }) => productId))].toSorted((a, b) => a - b)
  const { data } = useQuery({
    ...deviceFits(mine, productIds),
    placeholderData: keepPreviousData,
  })
  if (!data) return null
  const there = data.devices.filter(
    (device) =>
      mine.includes(device.deviceKey) || device.productIds.some((id) => productIds.includes(id)),
  )
  const keys = there.map(({ deviceKey }) => deviceKey)
  const mismatches = mismatchesOf(productIds, keys, data.known)
  if (mismatches.length === 0) return null
  const nameOf = (key: string) => there.find(({ deviceKey }) => deviceKey === key)?.name ?? ''
  const productOf = (id: number) =>
    cart.find(({ productId }) => productId === id)?.productName ?? ''
  return (
    <div className="note warn spaced" role="alert">
      <Icon name="alert-triangle" />
      <div>
        <p className="strong">{deviceText('device.cartTitle')}</p>
        {mismatches.map((said) => (
          <p key={`${said.productId} ${said.deviceKey}`}>
            {deviceText('device.cartMisfit', {
              product: productOf(said.productId),
              device: nameOf(said.deviceKey),
              note: noteOf(said),
            })}
          </p>
        ))}
      </div>
    </div>
  )
}
