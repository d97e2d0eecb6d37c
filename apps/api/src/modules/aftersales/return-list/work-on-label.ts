import type { WorkOnLabel } from '@mendwell/contract/staff-orders/staff-returns'
import { labelAction } from '@mendwell/domain/labels/return-labels'
import { RETURN_STATUSES } from '@mendwell/domain/orders/returns'
import * as z from 'zod/mini'
import type { Deps } from '../../../deps/deps.ts'
import { notFound, ShopError, sentence } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { queueLabel, requestLabel } from '../return-labels/request-label.ts'
import { findReturnLabels, updateKeptLabel } from '../return-labels/return-labels.repository.ts'
import { lockReturn } from '../returns/returns.repository.ts'

/**
 * Staff have a label bought that was not, or its money asked for again; a job does it.
 * @throws ShopError 404; 409 if the label needs neither, as when a colleague was faster.
 */
export async function workOnLabel(
  { db }: Pick<Deps, 'db'>,
  who: SignedInPrincipal,
  { returnId }: WorkOnLabel,
): Promise<WorkOnLabel> {
  await db.transaction().execute(async (tx) => {
    const request = await lockReturn(tx, returnId)
    if (!request) throw notFound('Return')
    const [label = null] = await findReturnLabels(tx, [returnId])
    const action = labelAction(label, {
      returnStatus: z.enum(RETURN_STATUSES).parse(request.status),
      buys: (await getShopSettings(tx)).returnLabelRules.buy,
    })
    if (!action) throw new ShopError(409, 'CONFLICT', sentence('labelNothingToDo'))
    if (action === 'VOID') await updateKeptLabel(tx, returnId)
    if (action === 'BUY') await requestLabel(tx, returnId)
    else await queueLabel(tx, returnId)
    await recordStaffEvent(tx, {
      ...{ who, action: 'change', objectType: 'return', objectId: returnId },
      before: { label: label?.status ?? null },
      after: { label: action === 'BUY' ? 'BUYING' : 'VOIDING' },
    })
  })
  return { returnId }
}
