import type { SmsGateway } from './sms-gateway.ts'

/** A provider that hangs must not hold a worker for minutes. */
const SILENCE_MS = 10_000

interface Provider {
  url: string
  token: string | undefined
}

/**
 * Sends through a provider: POST of `{to, message}` as JSON to SMS_URL, with SMS_TOKEN as bearer. Times out after
 * `silenceMs`.
 */
export function httpSms({ url, token }: Provider, silenceMs = SILENCE_MS): SmsGateway {
  return {
    async send({ to, text, messageId }) {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(silenceMs),
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': messageId,
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, message: text }),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The SMS provider answered ${response.status}`)
    },
  }
}
