import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { findContactMessage } from '../contact/contact.repository.ts'

/** To the shop: a visitor's message; replies go to the visitor. */
export const composeContact: Composer<'contact'> = async ({ db }, { payload }) => {
  const written = await findContactMessage(db, payload.contactId)
  if (!written) return undefined
  const { name, email, phone, address, subject, querydata, service } = written
  return {
    head: mailHead('contact', { subject }),
    preview: `${name}, ${email}`,
    title: subject,
    blocks: [
      { type: 'quote', text: querydata },
      {
        type: 'facts',
        rows: [
          { label: 'Name', value: name },
          { label: 'Email', value: email },
          { label: 'Phone', value: phone },
          { label: 'Address', value: address },
          ...(service ? [{ label: 'Service', value: service }] : []),
        ],
      },
      { type: 'note', text: 'Reply to this email to answer the visitor.' },
    ],
    replyTo: email,
  }
}
