/** One text message to one phone. */
export interface OutgoingSms {
  /** In international format: + and digits. */
  to: string
  text: string
  /** Stable over retries, for providers that support such a key. */
  messageId: string
}

/** Sends a text message; throws if it was not accepted, and the job retries later. */
export interface SmsGateway {
  send(sms: OutgoingSms): Promise<void>
}
