interface Mailbox {
  name: string
  address: string
}

/** An attachment of a mail. */
export interface MailFile {
  fileName: string
  /** As "application/pdf". */
  type: string
  content: Buffer
}

/** One mail to one person. */
export interface OutgoingMail {
  from: Mailbox
  to: Mailbox
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Stable over retries, so that a mail delivered twice is shown once. */
  messageId: string
  /** Further headers, such as List-Unsubscribe. */
  headers?: Record<string, string>
  files?: readonly MailFile[]
}

/** Sends a mail; throws if it was not accepted, and the job retries later. */
export interface MailGateway {
  send(mail: OutgoingMail): Promise<void>
}
