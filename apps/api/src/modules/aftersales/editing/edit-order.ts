import {
  OrderEditQuote,
  SavedOrderEdit,
  type SaveOrderEdit,
} from '@mendwell/contract/orders/order-edits'
import { MAX_CHARGE_CENTS } from '@mendwell/domain/orders/limits'
import * as z from 'zod/mini'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { notFound, ShopError, sentence } from '../../../ground/errors.ts'
import { type SignedInPrincipal, staffMay } from '../../../ground/principal.ts'
import { requestKey } from '../../../idempotency/request-key.ts'
import { type Outcome, runOnce } from '../../../idempotency/run-once.ts'
import { lockOrderRow } from '../../orders/order/order-status.repository.ts'
import { checkAge } from '../../orders/placing/check-order-form.ts'
import { problemSentence } from '../../orders/pricing/quote-shape.ts'
import type { RefundRow } from '../../payments/refunds/refunds.repository.ts'
import { sendRefund } from '../../payments/refunds/send-refund.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { formatMoney } from '../../settings/shop/format.ts'
import { changedLines } from './changed-lines.ts'
import { editPaid } from './edit-paid.ts'
import { editUnpaid } from './edit-unpaid.ts'
import { givenCentsOf } from './plan-discount.ts'
import { type EditPlan, planEdit } from './plan-edit.ts'
import { editQuoteOf } from './quote-edit.ts'

interface EditInput {
  orderId: number
  edit: SaveOrderEdit
  who: SignedInPrincipal
  /** The Idempotency-Key header. */
  key: string | undefined
}

/**
 * Edits an order as it was quoted: in place while it is unpaid, else by a refund and an order for added items. A
 * concurrent shipment, cancellation, charge or edit comes before, and this is refused or quoted again, or after.
 * @throws ShopError 403 for a refund or a price the caller may not give; 404; 409 with the fresh quote if the amounts
 * changed, and as `planEdit`; 422 for a key used otherwise.
 */
export async function editOrder(
  deps: Deps,
  { orderId, edit, who, key }: EditInput,
): Promise<Outcome<SavedOrderEdit>> {
  const call = requestKey({ scope: `edit order ${orderId}`, header: key, request: edit })
  const refunds: RefundRow[] = []
  const outcome = await runOnce(deps.db, { call, answer: SavedOrderEdit }, async (tx) => {
    const order = await lockOrderRow(tx, orderId)
    if (!order) throw notFound('Order')
    const plan = await planEdit(tx, { order, changes: edit, who, isLocked: true })
    refuse(plan, edit, who)
    const { reason } = edit
    const saved = plan.isPaid
      ? await editPaid(tx, { plan, reason, who, call, now: deps.clock.now() })
      : { editId: await editUnpaid(tx, { plan, reason, who }), refunds: [], addition: null }
    refunds.push(...saved.refunds)
    await recordEdit(tx, { plan, reason, who })
    const { editId, addition } = saved
    return {
      editId,
      total: plan.totals.grandTotalCents,
      refund: plan.refundCents,
      addition: addition && {
        orderId: addition.orderId,
        orderNum: addition.orderNum,
        total: addition.grandTotalCents,
      },
    }
  })
  for (const refund of refunds) await sendRefund(deps, refund)
  return outcome
}

function refuse(plan: EditPlan, edit: SaveOrderEdit, who: SignedInPrincipal) {
  const { order, lines, cart, totals, addition, refundCents, discount, staffCents } = plan
  const refusal = (code: 'editNothing' | 'editEmpties' | 'editFree' | 'editChanged') =>
    new ShopError(409, 'CONFLICT', sentence(code), {
      facts: { quote: z.encode(OrderEditQuote, editQuoteOf(plan)) },
    })
  const setsPrice = edit.added.some(({ unitPrice }) => unitPrice != null)
  if ((refundCents > 0 || setsPrice) && !staffMay(who, 'orders.refund')) throw notTheirs()
  const [problem] = cart.problems
  if (problem) throw new ShopError(409, problem.code, problemSentence(problem))
  if (cart.lines.length === 0) {
    const isSame = lines.every(({ from, to }) => from === to)
    const isDiscounted = discount !== undefined && (discount.off !== null || staffCents > 0)
    if (isSame && !isDiscounted) throw refusal('editNothing')
    if (lines.every(({ to }) => to === 0)) throw refusal('editEmpties')
  }
  checkAge(cart.ageToConfirm, order.ageConfirmed)
  if (totals.grandTotalCents === 0) throw refusal('editFree')
  if (Math.max(totals.grandTotalCents, addition?.grandTotalCents ?? 0) > MAX_CHARGE_CENTS) {
    const most = formatMoney(MAX_CHARGE_CENTS, order.currency)
    throw new ShopError(409, 'ORDER_TOO_LARGE', sentence('orderTooLarge', { most }))
  }
  const { agreed } = edit
  const isAsAgreed =
    agreed.total === totals.grandTotalCents &&
    agreed.refund === refundCents &&
    agreed.addition === (addition?.grandTotalCents ?? 0) &&
    agreed.lastEditId === plan.lastEditId
  if (!isAsAgreed) throw refusal('editChanged')
}

const notTheirs = () => new ShopError(403, 'FORBIDDEN', sentence('editRefunds'))

interface Recording {
  plan: EditPlan
  reason: string
  who: SignedInPrincipal
}

/** For the history; the reason may name a person: as a note it is erased with them. */
async function recordEdit(tx: Queryable, { plan, reason, who }: Recording) {
  const { order, totals, refundCents, addition, discount, staffCents } = plan
  await recordStaffEvent(tx, {
    who,
    action: 'edit',
    objectType: 'order',
    objectId: order.orderId,
    before: {
      grandTotalCents: order.grandTotalCents,
      ...(discount && { discountCents: staffCents }),
    },
    after: {
      grandTotalCents: totals.grandTotalCents,
      ...(discount && { discountCents: givenCentsOf(discount) }),
      ...(refundCents > 0 && { refundCents }),
      ...(addition && { additionCents: addition.grandTotalCents }),
      lines: changedLines(plan),
      note: reason,
    },
  })
}
