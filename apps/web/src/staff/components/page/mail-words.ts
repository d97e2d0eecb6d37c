import { isMailName, MAILS } from '@mendwell/contract/content/mails'
import type { Tone } from './tags.tsx'

/** Kinds in the log that can be one of several emails. */
const OF_SEVERAL: Record<string, string> = {
  return_decided: 'Return update',
  clinic_decided: 'Clinic decision',
}

const sentence = (code: string) => {
  const words = code.replaceAll(/[_-]/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** An email or text message by its name on the Emails page: 'Order confirmation'. */
export const mailInWords = (kind: string): string =>
  isMailName(kind) ? MAILS[kind].title : (OF_SEVERAL[kind] ?? sentence(kind))

interface MailState {
  words: string
  tone: Tone
}

const STATES: Record<string, MailState> = {
  QUEUED: { words: 'Waiting', tone: 'warn' },
  SENT: { words: 'Sent', tone: 'good' },
  DEAD: { words: 'Failed', tone: 'bad' },
  WITHHELD: { words: 'Not sent', tone: 'off' },
}

/** The status of an email. */
export const mailState = (state: string): MailState =>
  STATES[state] ?? { words: state, tone: 'off' }
