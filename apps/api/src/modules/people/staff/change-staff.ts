import { randomUUID } from 'node:crypto'
import type { Invitation, StaffMember } from '@mendwell/contract/people/staff'
import { ownRoleId, type RoleKey } from '@mendwell/domain/people/own-roles'
import { isStaffRole, STAFF_ROLE_NAMES } from '@mendwell/domain/people/staff-permissions'
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
  allowedBy,
  expectTheirsToGive,
  heldBy,
  type LockedStaff,
  lockStaff,
  type Who,
} from './roles/giving-rights.ts'
import {
  findCustIdOf,
  findMembers,
  updateMember,
  upsertMember,
} from './roles/staff-members.repository.ts'
import { dropSecondFactor, expectNotRequired } from './second-factor.ts'

const lastOwner = () =>
  new ShopError(409, 'CONFLICT', 'This is the last owner. Make someone else an owner first.')

/** Everyone who works in the shop. */
export const listStaff = (db: Queryable): Promise<StaffMember[]> => findMembers(db)

/** @throws ShopError 404 */
export async function getMember(db: Queryable, custId: number): Promise<StaffMember> {
  const [member] = await findMembers(db, custId)
  if (!member) throw notFound('Member of staff')
  return member
}

/** The name of a role, in history and mails. @throws ShopError 404 for an own role that is deleted. */
function roleNameOf({ roles }: LockedStaff, key: RoleKey): string {
  if (isStaffRole(key)) return STAFF_ROLE_NAMES[key]
  const role = roles.find(({ roleId }) => roleId === ownRoleId(key))
  if (!role) throw notFound('Role')
  return role.name
}

/**
 * Makes a person a member of staff and queues the mail with the link; for a member, the mail again. An account whose
 * owner is unproven loses its password, sessions and links. The role of an active member is changed on their own page,
 * not by an invitation.
 * @throws ShopError 404 for a deleted role, 422 for one with more rights than the inviter or resender.
 */
export function inviteStaff(db: Db, who: Who, invitation: Invitation): Promise<StaffMember> {
  return db.transaction().execute(async (tx) => {
    const staff = await lockStaff(tx)
    const emailCanonical = canonicalEmail(invitation.email)
    const known = await findCustIdOf(tx, emailCanonical)
    const member = staff.members.find(({ custId }) => custId === known)
    const isActive = member?.activeFlag === true
    const role = isActive ? member.role : invitation.role
    const roleName = roleNameOf(staff, role)
    expectTheirsToGive('role', heldBy(staff, who), allowedBy(staff, role))
    const custId = isActive
      ? member.custId
      : await upsertMember(tx, { ...invitation, role, emailCanonical })
    if (!isActive) await takeUnprovenKeys(tx, custId)
    const after = { email: emailCanonical, role: isStaffRole(role) ? role : roleName }
    await recordStaffEvent(tx, {
      who,
      action: 'invite',
      objectType: 'staff',
      objectId: custId,
      after,
    })
    await mailInvitation(tx, { who, custId, role: isStaffRole(role) ? role : roleName })
    return getMember(tx, custId)
  })
}

/**
 * Anyone can open an account with another person's email, and wait for it to be invited. Until the mailbox is proven,
 * only the mailed link opens it (Reliability §2.1).
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
  role?: RoleKey | undefined
  activeFlag?: boolean | undefined
}

/**
 * Changes the role, or closes or reopens the access; closing ends all sessions.
 * @throws ShopError 404; 409 for the last active owner; 422 for a role with more rights than the actor.
 */
export function changeStaff(db: Db, who: Who, change: Change): Promise<StaffMember> {
  return db.transaction().execute(async (tx) => {
    const staff = await lockStaff(tx)
    const { members } = staff
    const before = members.find(({ custId }) => custId === change.custId)
    if (!before) throw notFound('Member of staff')
    const after = {
      ...before,
      role: change.role ?? before.role,
      activeFlag: change.activeFlag ?? before.activeFlag,
    }
    const holds = heldBy(staff, who)
    roleNameOf(staff, after.role)
    expectTheirsToGive('role', holds, allowedBy(staff, after.role))
    expectTheirsToGive('role', holds, allowedBy(staff, before.role))
    const owners = members
      .map((member) => (member.custId === after.custId ? after : member))
      .filter(({ role, activeFlag }) => role === 'OWNER' && activeFlag)
    if (owners.length === 0) throw lastOwner()
    const entryOf = ({ role, activeFlag }: typeof before) => ({
      role: isStaffRole(role) ? role : roleNameOf(staff, role),
      activeFlag,
    })
    const difference = differenceOf(entryOf(before), entryOf(after))
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

/**
 * Turns off the second factor of a member who lost it, and ends their sessions: the password alone lets them in again,
 * to set up a new one if the shop requires it.
 * @throws ShopError 404; 409 for one's own while the shop requires one; 422 for a member with more rights than the
 * actor, who may have obtained that password.
 */
export function resetSecondFactor(
  db: Db,
  who: SignedInPrincipal,
  custId: number,
): Promise<StaffMember> {
  return db.transaction().execute(async (tx) => {
    const staff = await lockStaff(tx)
    const member = staff.members.find((one) => one.custId === custId)
    if (!member) throw notFound('Member of staff')
    expectTheirsToGive('role', heldBy(staff, who), allowedBy(staff, member.role))
    if (custId === who.custId) await expectNotRequired(tx)
    await dropSecondFactor(tx, who, custId)
    await revokeSessionsOf(tx, custId)
    return getMember(tx, custId)
  })
}
