// Reliability §3.3: what nodemailer would read as several recipients or headers must be rejected. Addresses under
// .invalid (RFC 2606) are placeholders for no email (no-email.ts).
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!invalid$)[a-z]{2,63}$/i

/** Whether mail can be sent to this address and no other. */
export const isEmail = (value: string): boolean => value.length <= 254 && EMAIL.test(value)
