import type { OutgoingSms, SmsGateway } from '../../src/gateways/sms/sms-gateway.ts'

/** An SMS gateway that records messages; +10000000000 cannot be reached. */
export function recordSms() {
  const sent: OutgoingSms[] = []
  const gateway: SmsGateway = {
    async send(sms) {
      if (sms.to === '+10000000000') throw new Error('no such number')
      sent.push(sms)
    },
  }
  return {
    gateway,
    /** Delivered by jobs, oldest first. */
    sent,
  }
}
