import { randomUUID } from 'node:crypto'
import { NoAnswer } from '../../../gateways/breaker/no-answer.ts'
import { LabelRefused } from '../../../gateways/labels/label-gateway.ts'
import { buyLabel, type LabelDeps } from './buy-label.ts'
import {
  type ClaimedLabel,
  claimLabel,
  findOpenLabels,
  releaseLabel,
  touchLabel,
  updateFailed,
  updateVoiding,
} from './return-labels.repository.ts'
import { voidLabel } from './void-label.ts'

/** Labels looked at in one run; the next run takes the rest. */
const BATCH = 50

/**
 * Buys the label of an approved return, or gives that of a declined one back: by one worker at a time, and each step is
 * committed before the next. After the last try staff see why there is no label, and can try again.
 * @throws Error while another worker has it, and NoAnswer of the provider, so that the job is tried again.
 */
export async function workOnReturnLabel(
  deps: LabelDeps,
  { returnId, lastTry }: { returnId: number; lastTry: boolean },
): Promise<void> {
  const label = await claimLabel(deps.db, { returnId, claimedBy: randomUUID() })
  if (label === undefined) return
  if (label === 'BUSY') throw new Error(`Another worker asks for the label of return ${returnId}`)
  try {
    await (label.status === 'VOIDING' ? voidLabel(deps, label) : buyLabel(deps, label))
  } catch (error) {
    if (error instanceof LabelRefused) await storeRefusal(deps, label, error)
    else if (error instanceof NoAnswer && lastTry) await storeSilence(deps, label)
    else throw error
  } finally {
    await releaseLabel(deps.db, label)
  }
}

/** The provider did nothing. */
async function storeRefusal(
  { db, logger }: LabelDeps,
  label: ClaimedLabel,
  { kind, reason }: LabelRefused,
) {
  const { returnId } = label
  logger.error({ returnId, kind }, 'the label of a return was refused')
  if (label.status === 'VOIDING') {
    await updateVoiding(db, label, { status: 'KEPT', problem: 'VOID_REFUSED', detail: reason })
    return
  }
  // After an earlier request without an answer, that one may still arrive.
  const isCertain = !label.isBuyAsked || label.isBuySettled
  await updateFailed(db, label, { problem: kind, detail: reason, isCertain })
}

/** What happened is unknown: the reconciler asks on, and nothing is bought beside it. */
async function storeSilence({ db, logger }: LabelDeps, label: ClaimedLabel) {
  logger.error({ returnId: label.returnId }, 'no answer from the label provider')
  const problem = 'NO_ANSWER'
  if (label.status === 'VOIDING') await updateVoiding(db, label, { status: 'KEPT', problem })
  else await updateFailed(db, label, { problem, isCertain: false })
}

/**
 * Settles labels whose job was lost or gave up, and asks what became of the money of those given back; every ten
 * minutes. One that cannot be settled does not block the others.
 * @throws AggregateError of what failed, after all were looked at.
 */
export async function reconcileReturnLabels(deps: LabelDeps): Promise<void> {
  const failures: unknown[] = []
  for (const returnId of await findOpenLabels(deps.db, BATCH)) {
    await touchLabel(deps.db, returnId)
    await workOnReturnLabel(deps, { returnId, lastTry: false }).catch((error: unknown) =>
      failures.push(error),
    )
  }
  if (failures.length > 0) throw new AggregateError(failures, 'labels that cannot be settled')
}
