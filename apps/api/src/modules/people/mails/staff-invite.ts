import { mailHead } from '@mendwell/contract/content/mails'
import { isStaffRole, STAFF_ROLE_NAMES } from '@mendwell/domain/people/staff-permissions'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { makeLink } from '../links/make-link.ts'
import { findMailboxOf } from '../mailboxes/mailboxes.repository.ts'

/** To a new member of staff: the link that sets the password, or where to sign in with the current one. */
export const composeStaffInvite: Composer<'staff_invite'> = async (
  { db, config, settings },
  { custId, payload },
) => {
  const mailbox = custId === null ? undefined : await findMailboxOf(db, custId)
  if (!mailbox) return undefined
  const { emailCanonical, hasPassword } = mailbox
  const office = `${config.publicUrl}/staff`
  const link = { purpose: 'CLAIM', custId: mailbox.custId, emailCanonical } as const
  const button = hasPassword
    ? { label: 'Open the back office', url: office }
    : { label: 'Set a password', url: await makeLink(db, config, link) }
  const then = hasPassword
    ? 'Sign in with the password you already have.'
    : `The link works once, for 24 hours. After that, sign in at ${office}.`
  return {
    head: mailHead('staff_invite', {}),
    preview: `${payload.invitedBy} has invited you to the back office`,
    title: `You have been invited to the ${settings.shopName} back office`,
    blocks: [
      {
        type: 'text',
        text: `${payload.invitedBy} has invited you to the back office, in the role ${nameOf(payload.role)}.`,
      },
      { type: 'button', ...button },
      { type: 'note', text: `${then} If you did not expect this email, you can ignore it.` },
    ],
  }
}

const nameOf = (role: string) => (isStaffRole(role) ? STAFF_ROLE_NAMES[role] : role)
