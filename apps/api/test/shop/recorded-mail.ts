import type { Db } from '../../src/db/db.ts'
import type { MailGateway, OutgoingMail } from '../../src/gateways/mail/mail-gateway.ts'

/** A mail gateway that records mails; `bounce@…` is refused. */
export function recordMail(db: Db) {
  const sent: OutgoingMail[] = []
  const gateway: MailGateway = {
    async send(mail) {
      if (mail.to.address.startsWith('bounce@')) throw new Error('550 no such mailbox')
      sent.push(mail)
    },
  }
  return {
    gateway,
    /** Delivered by jobs, oldest first. */
    sent,
    /** Queued, delivered or not, oldest first. */
    outbox: () => db.selectFrom('outbox').selectAll().orderBy('outboxId').execute(),
  }
}
