import type { ApprovePage, PageCheck } from '@mendwell/contract/content/page-checks'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { conflict, fieldError, invalidFields, notFound } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import {
  findPageCheck,
  isComingDay,
  lockPageCheck,
  removeApproval,
  updateApproval,
} from './page-checks.repository.ts'

/**
 * Records who has approved the wording of a page; also in the history.
 * @throws ShopError 404, 409 if the wording has changed since it was read, 422 for a future day.
 */
export async function approvePage(
  { db }: Pick<Deps, 'db'>,
  who: SignedInPrincipal,
  approval: ApprovePage,
): Promise<PageCheck> {
  return db.transaction().execute(async (tx) => {
    const check = await lockPageCheck(tx, approval.pageKey)
    if (!check) throw notFound('Page')
    if (check.textHash !== approval.textHash) throw conflict('CONFLICT', 'pageChangedSince')
    if (await isComingDay(tx, approval.approvedOn)) {
      throw invalidFields([fieldError('approvedOn', 'pageCheckDayToCome')])
    }
    await updateApproval(tx, approval)
    return record(tx, { who, before: check })
  })
}

/**
 * Revokes an approval; the page is a draft again.
 * @throws ShopError 404.
 */
export async function withdrawApproval(
  { db }: Pick<Deps, 'db'>,
  who: SignedInPrincipal,
  pageKey: string,
): Promise<PageCheck> {
  return db.transaction().execute(async (tx) => {
    const check = await lockPageCheck(tx, pageKey)
    if (!check) throw notFound('Page')
    await removeApproval(tx, pageKey)
    return record(tx, { who, before: check })
  })
}

const approvalOf = ({ approvedBy, approvedRole, approvedOn, textHash }: PageCheckRow) => ({
  approvedBy,
  approvedRole,
  approvedOn,
  textHash,
})
type PageCheckRow = NonNullable<Awaited<ReturnType<typeof findPageCheck>>>

async function record(
  tx: Queryable,
  { who, before }: { who: SignedInPrincipal; before: PageCheckRow },
): Promise<PageCheck> {
  const after = await findPageCheck(tx, before.pageKey)
  if (!after) throw notFound('Page')
  await recordStaffEvent(tx, {
    who,
    action: after.approvedBy === null ? 'withdraw' : 'approve',
    objectType: 'page',
    objectId: before.pageKey,
    before: approvalOf(before),
    after: approvalOf(after),
  })
  return after
}
