/** One text message to one phone. */
export interface OutgoingSms {
  /** In the international form: + and digits. */
  to: string
  text: string
  /** Stable over retries, for providers that know such a key. */
  messageId: string
}

/** Hands a text message over; throws when it was not taken, and the job tries again later. */
export interface SmsGateway {
  send(sms: OutgoingSms): Promise<void>
}
