import type { MailName } from '@mendwell/contract/content/mails'
import type { MailSentence } from '../../words/say.ts'
import {
  button,
  dayIn,
  facts,
  NAMES,
  note,
  type Sample,
  type Samples,
  text,
} from './sample-facts.ts'

interface Link {
  title: MailSentence
  words: readonly MailSentence[]
  label: MailSentence
  after?: MailSentence
}

/** One link, and what it is for. */
const withLink =
  ({ title, words, label, after }: Link): Sample =>
  ({ url, shop, say }) => ({
    title: say(title, { shop }),
    blocks: [
      ...words.map((sentence) => text(say(sentence, { shop, email: 'ada@example.com' }))),
      button(say(label), url),
      ...(after ? [note(say(after))] : []),
    ],
  })

const aboutClinic =
  (title: MailSentence, words: MailSentence, label: MailSentence): Sample =>
  ({ url, say, language }) => ({
    title: say(title, { day: dayIn(language) }),
    blocks: [
      facts(say, ['Practice', 'Byron Family Clinic'], ['License', 'K2291, TX']),
      text(say(words, { day: dayIn(language) })),
      button(say(label), url),
    ],
  })

type AccountMail =
  | Extract<MailName, `clinic_${string}`>
  | 'welcome'
  | 'claim'
  | 'reset_password'
  | 'password_changed'
  | 'change_email'
  | 'email_change_asked'
  | 'newsletter_confirm'
  | 'newsletter'
  | 'staff_invite'

const NOTHING_CHANGES =
  'The link works once, for 24 hours. If you did not ask for it, ignore this email: nothing changes.'

/** Mails about accounts, clinics and the newsletter. */
export const ACCOUNT_SAMPLES: Samples<AccountMail> = {
  welcome: withLink({
    title: 'Welcome to {shop}',
    words: [
      'Your account is ready. Confirm your email to see your earlier guest orders in it too.',
    ],
    label: 'Confirm my email',
  }),
  claim: withLink({
    title: 'Set your password',
    words: ['Set a password to see your orders at {shop}.'],
    label: 'Set a password',
    after: NOTHING_CHANGES,
  }),
  reset_password: withLink({
    title: 'Set a new password',
    words: ['Someone asked for a new password for {email}.'],
    label: 'Set a new password',
    after:
      'The link works once, for 30 minutes. If you did not ask for it, ignore this email: your password stays the same.',
  }),
  password_changed: withLink({
    title: 'Your password was changed',
    words: [
      'Your account has a new password. You were signed out on all other devices.',
      'If that was not you, set a new password right away:',
    ],
    label: 'Set a new password',
  }),
  change_email: withLink({
    title: 'Confirm your new email',
    words: ['Press the button while you are signed in to use this address for your account.'],
    label: 'Use this email',
    after: NOTHING_CHANGES,
  }),
  email_change_asked: withLink({
    title: 'A new email was requested for your account',
    words: [
      'Someone who is signed in to your account asked to change its email. We sent a link to the new address; nothing changes until it is used.',
      'If that was not you, set a new password right away:',
    ],
    label: 'Set a new password',
  }),
  newsletter_confirm: withLink({
    title: 'News from {shop}',
    words: ['Please confirm that you want to get the {shop} newsletter.'],
    label: 'Yes, send me the newsletter',
    after: 'If you did not ask for it, ignore this email, and we will not write again.',
  }),
  newsletter: ({ url, shop, say }) => ({
    title: NAMES.subject,
    blocks: [
      text(say('News from {shop}', { shop })),
      note(say('You get this email because you signed up for the {shop} newsletter.', { shop })),
      { type: 'link', label: say('Unsubscribe'), url },
    ],
  }),
  clinic_asked: aboutClinic(
    'We received your license.',
    'A member of our staff will look at it and email you. Until then, you cannot order products for clinics.',
    'Open your account',
  ),
  clinic_verified: aboutClinic(
    'You are verified as a clinic.',
    'Sign in to order products for clinics like any other. Your verification ends after {day}, when the license expires. Send us the new one before then.',
    'Open your account',
  ),
  clinic_declined: aboutClinic(
    'We could not verify your license.',
    'You can send another license from your account at any time.',
    'Send a license',
  ),
  clinic_withdrawn: aboutClinic(
    'Your account no longer counts as a clinic.',
    'You can send another license from your account at any time.',
    'Send a license',
  ),
  clinic_ending: aboutClinic(
    'Your license expires on {day}.',
    'Send us your new license before then to keep ordering products for clinics.',
    'Send the new license',
  ),
  staff_invite: ({ shop, url }) => ({
    title: `You have been invited to the ${shop} back office`,
    blocks: [
      text('Grace Hopper has invited you to the back office, in the role Support.'),
      button('Set a password', url),
      note('If you did not expect this email, you can ignore it.'),
    ],
  }),
}
