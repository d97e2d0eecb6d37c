import { isNoEmail } from '@mendwell/domain/people/no-email'
import { fieldError, invalidFields } from '../../../ground/errors.ts'
import { canonicalEmail } from '../mailboxes/canonical-email.ts'

interface Record {
  email: string
  emailCanonical: string
  firstName: string
  lastName: string
}

const inOneForm = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/**
 * Staff confirm whom they mean by typing the email, or the full name if there is none.
 * @throws ShopError 422
 */
export function checkConfirmed(record: Record, typed: string): void {
  if (isNoEmail(record.email)) {
    if (inOneForm(typed) === inOneForm(`${record.firstName} ${record.lastName}`)) return
    throw invalidFields([fieldError('confirmEmail', 'confirmNameDiffers')])
  }
  if (canonicalEmail(typed) === record.emailCanonical) return
  throw invalidFields([fieldError('confirmEmail', 'confirmEmailDiffers')])
}
