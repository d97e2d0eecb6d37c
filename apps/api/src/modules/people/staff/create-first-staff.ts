import type { Db } from '../../../db/db.ts'
import { upsertCredential } from '../credentials/credentials.repository.ts'
import { hashPassword } from '../credentials/password.ts'
import { canonicalEmail } from '../mailboxes/canonical-email.ts'
import { hasStaff, insertOwner, lockFirstStaff } from './first-staff.repository.ts'
import { makeTypableCode } from './typable-code.ts'

interface Wanted {
  staffEmail: string
  staffPassword: string | undefined
}

/** For a generated password: 99 bits. */
const PASSWORD_GROUPS = 4

/**
 * The one staff account of the first start, with the owner's rights (Decisions §9). Returns its login to be shown once,
 * or undefined if a member of staff exists.
 */
export async function createFirstStaff(db: Db, { staffEmail: email, staffPassword }: Wanted) {
  if (await hasStaff(db)) return undefined
  const password = staffPassword ?? makeTypableCode(PASSWORD_GROUPS)
  const passwordHash = await hashPassword(password)
  return db.transaction().execute(async (tx) => {
    await lockFirstStaff(tx)
    if (await hasStaff(tx)) return undefined
    const { custId } = await insertOwner(tx, { email, emailCanonical: canonicalEmail(email) })
    await upsertCredential(tx, custId, passwordHash)
    return { email, password, isGenerated: staffPassword === undefined }
  })
}
