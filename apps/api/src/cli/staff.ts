import { Invitation } from '@mendwell/contract/people/staff'
import { isStaffRole, STAFF_ROLES } from '@mendwell/domain/people/staff-permissions'
import * as z from 'zod/mini'
import type { Config } from '../config/config.ts'
import { StartProblem } from '../config/start-problem.ts'
import { type Db, openDb } from '../db/db.ts'
import { inWords, ShopError } from '../ground/errors.ts'
import { makeLink } from '../modules/people/links/make-link.ts'
import { canonicalEmail } from '../modules/people/mailboxes/canonical-email.ts'
import { revokeSessionsOf } from '../modules/people/sessions/sessions.repository.ts'
import { changeStaff, inviteStaff, listStaff } from '../modules/people/staff/change-staff.ts'
import { dropSecondFactor } from '../modules/people/staff/second-factor.ts'
import { COMMAND_LINE } from '../modules/settings/history/record-staff-event.ts'
import { memberByEmail } from './running/member-by-email.ts'
import { withPool } from './running/with-pool.ts'

const ROLES = STAFF_ROLES.join(', ')
export const STAFF_USAGE = `Use one of:
  mendwell staff list
  mendwell staff add <email> <role> <first name> [last name]
  mendwell staff role <email> <role>
  mendwell staff reset <email>      a link for a new password; two-step verification off, sessions ended
Roles: ${ROLES}`

type Work = (context: { db: Db; config: Config }, options: string[]) => Promise<void>

const WORK: Record<string, Work> = { list, add, role: changeRole, reset }

/** `mendwell staff …`: manages members of staff, for when no one can sign in. */
export const staff = (config: Config, [name = '', ...options]: string[]) =>
  withPool(config, async (pool) => {
    const work = Object.hasOwn(WORK, name) ? WORK[name] : undefined
    if (!work) throw new StartProblem(STAFF_USAGE)
    try {
      await work({ db: openDb(pool), config }, options)
    } catch (error) {
      throw error instanceof ShopError ? new StartProblem(error.message) : error
    }
  })

async function list({ db }: { db: Db }) {
  for (const { email, role, activeFlag, hasSecondFactor } of await listStaff(db)) {
    const state = [
      activeFlag ? 'active' : 'closed',
      hasSecondFactor && 'two-step verification',
    ].filter(Boolean)
    console.log(`${role.padEnd(10)}  ${email}  (${state.join(', ')})`)
  }
}

async function add({ db, config }: { db: Db; config: Config }, options: string[]) {
  const [email, role, firstName, ...lastNames] = options
  const typed = { email, role: role?.toUpperCase(), firstName, lastName: lastNames.join(' ') }
  const checked = z.safeParse(Invitation, typed)
  if (!checked.success) {
    throw new StartProblem(
      `${checked.error.issues.map(({ message }) => inWords(message)).join('; ')}\n${STAFF_USAGE}`,
    )
  }
  const member = await inviteStaff(db, COMMAND_LINE, checked.data)
  console.log(`${member.email} now works here as ${member.role}. The invitation is on its way.`)
  if (member.isInvited) await printLink({ db, config }, { ...member, purpose: 'CLAIM' })
}

async function changeRole({ db }: { db: Db }, [email = '', typed = '']: string[]) {
  const role = typed.toUpperCase()
  if (!isStaffRole(role)) throw new StartProblem(`The role must be one of ${ROLES}.`)
  const { custId } = await memberOf(db, email)
  await changeStaff(db, COMMAND_LINE, { custId, role, activeFlag: true })
  console.log(`${email} is now ${role}.`)
}

async function reset({ db, config }: { db: Db; config: Config }, [email = '']: string[]) {
  const { custId, isInvited } = await memberOf(db, email)
  await db.transaction().execute(async (tx) => {
    await dropSecondFactor(tx, COMMAND_LINE, custId)
    await revokeSessionsOf(tx, custId)
  })
  console.log('Two-step verification is off and all sessions have ended.')
  await printLink({ db, config }, { custId, email, purpose: isInvited ? 'CLAIM' : 'RESET' })
}

async function memberOf(db: Db, email: string) {
  if (!email) throw new StartProblem(`Give the email address of the staff member.\n${STAFF_USAGE}`)
  return memberByEmail(db, email)
}

interface Invited {
  custId: number
  email: string
  purpose: 'CLAIM' | 'RESET'
}

async function printLink(
  { db, config }: { db: Db; config: Config },
  { custId, email, purpose }: Invited,
) {
  const link = { purpose, custId, emailCanonical: canonicalEmail(email) }
  console.log(`Set the password here, once: ${await makeLink(db, config, link)}`)
}
