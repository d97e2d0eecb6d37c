import type { FitBody, StaffDevice } from '@mendwell/contract/devices/staff-devices'
import type { Queryable } from '../../db/db.ts'
import type { Deps } from '../../deps/deps.ts'
import { notFound } from '../../ground/errors.ts'
import type { SignedInPrincipal } from '../../ground/principal.ts'
import { differenceOf, recordStaffEvent } from '../settings/history/record-staff-event.ts'
import { fitKnown, getStaffDevice, productsOf, refuseCycle } from './edit-devices.ts'
import { deleteFit, insertFit, lockDevices, updateFit } from './staff-devices.repository.ts'

interface Pair {
  deviceKey: string
  productId: number
}

const findStatement = ({ statements }: StaffDevice, wanted: number) =>
  statements.find(({ productId }) => productId === wanted)

type Statement = NonNullable<ReturnType<typeof findStatement>>
const stateOf = ({ sku, fits, reason, sure, note, noteEs }: Statement) => ({
  sku,
  fits,
  reason,
  sure,
  note,
  noteEs,
})

/**
 * Changes the statement about a product and a device in one transaction, and stores the former one in the history.
 * @throws ShopError 404 for an unknown device, 409 if the change would create a cycle.
 */
async function editFit(
  { db }: Pick<Deps, 'db'>,
  deviceKey: string,
  who: SignedInPrincipal,
  edit: (tx: Queryable, device: StaffDevice) => Promise<number>,
): Promise<StaffDevice> {
  return db.transaction().execute(async (tx) => {
    await lockDevices(tx)
    const device = await getStaffDevice(tx, deviceKey)
    const productId = await edit(tx, device)
    await refuseCycle(tx)
    const saved = await getStaffDevice(tx, deviceKey)
    const [was, is] = [findStatement(device, productId), findStatement(saved, productId)]
    const before = was && stateOf(was)
    const after = is && stateOf(is)
    // Its SKU identifies which of the device's statements has changed.
    const difference = before && after ? differenceOf(before, after) : { before, after }
    if (difference && (before || after)) {
      const sku = { sku: (before ?? after)?.sku }
      await recordStaffEvent(tx, {
        who,
        action: 'fits',
        objectType: 'device',
        objectId: deviceKey,
        before: difference.before && { ...sku, ...difference.before },
        after: difference.after && { ...sku, ...difference.after },
      })
    }
    return saved
  })
}

/**
 * States that the product of an SKU fits a device, or that it does not.
 * @throws ShopError 404 for an unknown device, 409 if there is a statement about the two already or it would create a
 * cycle, 422 for an unknown SKU.
 */
export const addFit = (
  deps: Pick<Deps, 'db'>,
  deviceKey: string,
  { sku, statement }: { sku: string; statement: FitBody },
  who: SignedInPrincipal,
): Promise<StaffDevice> =>
  editFit(deps, deviceKey, who, async (tx) => {
    const [productId] = await productsOf(tx, [sku], 'sku')
    if (productId === undefined) throw notFound('Product')
    if (!(await insertFit(tx, { deviceKey, productId }, statement))) throw fitKnown()
    return productId
  })

/**
 * Corrects a statement.
 * @throws ShopError 404 if there is no statement about the two, 409 if it would create a cycle.
 */
export const changeFit = (
  deps: Pick<Deps, 'db'>,
  pair: Pair,
  statement: FitBody,
  who: SignedInPrincipal,
): Promise<StaffDevice> =>
  editFit(deps, pair.deviceKey, who, async (tx, device) => {
    if (!findStatement(device, pair.productId)) throw notFound('Fit')
    await updateFit(tx, pair, statement)
    return pair.productId
  })

/**
 * Deletes a statement; no error if there is none.
 * @throws ShopError 404 for an unknown device.
 */
export const removeFit = (
  deps: Pick<Deps, 'db'>,
  pair: Pair,
  who: SignedInPrincipal,
): Promise<StaffDevice> =>
  editFit(deps, pair.deviceKey, who, async (tx) => {
    await deleteFit(tx, pair)
    return pair.productId
  })
