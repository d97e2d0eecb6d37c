import { randomUUID } from 'node:crypto'
import type { Invitation, StaffMember } from '@mendwell/contract/people/staff'
import { isStaffRole, type StaffRole } from '@mendwell/domain/people/staff-permissions'
import type { Db, Queryable } from '../../../db/db.ts'
import { notFound, ShopError } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import {
  COMMAND_LINE,
  differenceOf,
  recordStaffEvent,
} from '../../settings/history/record-staff-event.ts'
import { takeKeys } from '../credentials/credentials.repository.ts'
import { canonicalEmail } from '../mailboxes/canonical-email.ts'
import { lockMailbox } from '../mailboxes/mailboxes.repository.ts'
import { revokeSessionsOf } from '../sessions/sessions.repository.ts'
import {
  findCustIdOf,
  findMembers,
  lockMembers,
  updateMember,
  upsertMember,
} from './staff-members.repository.ts'

type Who = SignedInPrincipal | typeof COMMAND_LINE

const lastOwner = () =>
  new ShopError(409, 'CONFLICT', 'This is the last owner. Make someone else an owner first.')

/** Everybody who works in the shop. */
export async function listStaff(db: Queryable): Promise<StaffMember[]> {
  return (await findMembers(db)).map(shaped)
}

/** @throws ShopError 404 */
export async function getMember(db: Queryable, custId: number): Promise<StaffMember> {
  const [member] = await findMembers(db, custId)
  if (!member) throw notFound('Member of staff')
  return shaped(member)
}

// The database's check holds the column to the roles.
const shaped = (row: Awaited<ReturnType<typeof findMembers>>[number]): StaffMember => ({
  ...row,
  role: isStaffRole(row.role) ? row.role : 'SUPPORT',
})

/**
 * Makes somebody a member of staff and queues the mail with the link; for a member, the mail again. An account that
 * nobody has proven to own loses its password, sessions and links.
 * The role of an active member is changed on their own page, not by an invitation.
 */
export function inviteStaff(db: Db, who: Who, invitation: Invitation): Promise<StaffMember> {
  return db.transaction().execute(async (tx) => {
    const members = await lockMembers(tx)
    const emailCanonical = canonicalEmail(invitation.email)
    const known = await findCustIdOf(tx, emailCanonical)
    const member = members.find(({ custId }) => custId === known)
    const isActive = member?.activeFlag === true
    const role = isActive ? member.role : invitation.role
    const custId = isActive
      ? member.custId
      : await upsertMember(tx, { ...invitation, role, emailCanonical })
    if (!isActive) await takeUnprovenKeys(tx, custId)
    const after = { email: emailCanonical, role }
    await recordStaffEvent(tx, {
      who,
      action: 'invite',
      objectType: 'staff',
      objectId: custId,
      after,
    })
    await mailInvitation(tx, { who, custId, role })
    return getMember(tx, custId)
  })
}

/**
 * Anybody can open an account with an email that is not theirs, and wait for it to be invited. Until the mailbox is
 * proven, nothing but the mailed link opens it (Reliability §2.1).
 */
async function takeUnprovenKeys(tx: Queryable, custId: number) {
  const mailbox = await lockMailbox(tx, custId)
  if (!mailbox?.isVerified) await takeKeys(tx, custId)
}

async function mailInvitation(
  tx: Queryable,
  { who, custId, role }: { who: Who; custId: number; role: string },
) {
  const { email } = await getMember(tx, custId)
  const inviter = who === COMMAND_LINE ? undefined : await getMember(tx, who.custId)
  const invitedBy = inviter?.firstName || 'The shop'
  const dedupeKey = `staff_invite ${custId} ${randomUUID()}`
  const payload = { invitedBy, role }
  await queueMail(tx, { kind: 'staff_invite', dedupeKey, to: email, custId, payload })
}

interface Change {
  custId: number
  role?: StaffRole | undefined
  activeFlag?: boolean | undefined
}

/**
 * Another role, or the access closed or opened; closing ends all sessions.
 * @throws ShopError 404; 409 for the last active owner.
 */
export function changeStaff(db: Db, who: Who, change: Change): Promise<StaffMember> {
  return db.transaction().execute(async (tx) => {
    const members = await lockMembers(tx)
    const before = members.find(({ custId }) => custId === change.custId)
    if (!before) throw notFound('Member of staff')
    const after = {
      ...before,
      role: change.role ?? before.role,
      activeFlag: change.activeFlag ?? before.activeFlag,
    }
    const owners = members
      .map((member) => (member.custId === after.custId ? after : member))
      .filter(({ role, activeFlag }) => role === 'OWNER' && activeFlag)
    if (owners.length === 0) throw lastOwner()
    const difference = differenceOf(before, after)
    if (difference) {
      await updateMember(tx, after)
      await recordStaffEvent(tx, {
        who,
        action: 'change',
        objectType: 'staff',
        objectId: after.custId,
        ...difference,
      })
    }
    if (!after.activeFlag) await revokeSessionsOf(tx, after.custId)
    return getMember(tx, after.custId)
  })
}
