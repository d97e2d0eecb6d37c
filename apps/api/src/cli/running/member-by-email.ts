import type { StaffMember } from '@mendwell/contract/people/staff'
import { StartProblem } from '../../config/start-problem.ts'
import type { Db } from '../../db/db.ts'
import { findMemberByEmail } from '../../modules/people/staff/find-member.ts'

/** Who works in the shop under this email address, active or not. @throws StartProblem for nobody */
export async function memberByEmail(db: Db, email: string): Promise<StaffMember> {
  const member = await findMemberByEmail(db, email)
  if (!member) throw new StartProblem(`Nobody with the email ${email} works here.`)
  return member
}
