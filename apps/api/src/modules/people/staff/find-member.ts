import type { StaffMember } from '@mendwell/contract/people/staff'
import { ownRoleId } from '@mendwell/domain/people/own-roles'
import type { Queryable } from '../../../db/db.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { canonicalEmail } from '../mailboxes/canonical-email.ts'
import { findOwnRole } from './roles/own-roles.repository.ts'
import { findMembers } from './roles/staff-members.repository.ts'

/** Who works in the shop under this email address, active or not. */
export async function findMemberByEmail(
  db: Queryable,
  email: string,
): Promise<StaffMember | undefined> {
  const wanted = canonicalEmail(email)
  return (await findMembers(db)).find((member) => canonicalEmail(member.email) === wanted)
}

/** A member of staff as the actor of a change, with what the role allows now; one who has left may do nothing. */
export async function principalOf(
  db: Queryable,
  { custId, role, activeFlag }: StaffMember,
): Promise<SignedInPrincipal> {
  const roleId = ownRoleId(role)
  const own = roleId === undefined ? undefined : await findOwnRole(db, roleId)
  return { custId, staffRole: activeFlag ? role : null, ownPermissions: own?.permissions }
}
