import type { MailName } from '@mendwell/contract/content/mails'
import { button, facts, note, type Sample, type Samples, text } from './sample-facts.ts'

const NOT_YOU = 'If you did not ask for it, ignore this email: nothing changes.'

/** One link, and what it is for. */
const withLink =
  (title: string, words: string, label: string, ...after: readonly string[]): Sample =>
  ({ url }) => ({ title, blocks: [text(words), button(label, url), ...after.map(note)] })

const aboutClinic =
  (title: string, words: string): Sample =>
  ({ url }) => ({
    title,
    blocks: [
      facts(['Practice', 'Byron Family Clinic'], ['License', 'K2291, TX']),
      text(words),
      button('Open your account', url),
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
  | 'staff_invite'

/** Mails about accounts, clinics and the newsletter. */
export const ACCOUNT_SAMPLES: Samples<AccountMail> = {
  welcome: ({ shop, url }) => ({
    title: `Welcome to ${shop}`,
    blocks: [
      text('Your account is ready. Confirm your email to see your earlier guest orders in it too.'),
      button('Confirm my email', url),
    ],
  }),
  claim: withLink(
    'Set your password',
    'Set a password to see your orders.',
    'Set a password',
    `The link works once, for 24 hours. ${NOT_YOU}`,
  ),
  reset_password: withLink(
    'Set a new password',
    'Someone asked for a new password for ada@example.com.',
    'Set a new password',
    'The link works once, for 30 minutes. If you did not ask for it, ignore this email: your password stays the same.',
  ),
  password_changed: withLink(
    'Your password was changed',
    'Your account has a new password. You were signed out on all other devices. If that was not you, set a new password right away:',
    'Set a new password',
  ),
  change_email: withLink(
    'Confirm your new email',
    'Press the button while you are signed in to use this address for your account.',
    'Use this email',
    `The link works once, for 24 hours. ${NOT_YOU}`,
  ),
  email_change_asked: withLink(
    'A new email was requested for your account',
    'Someone who is signed in to your account asked to change its email. If that was not you, set a new password right away:',
    'Set a new password',
  ),
  newsletter_confirm: ({ shop, url }) => ({
    title: `News from ${shop}`,
    blocks: [
      text(`Please confirm that you want to get the ${shop} newsletter.`),
      button('Yes, send me the newsletter', url),
      note('If you did not ask for it, ignore this email, and we will not write again.'),
    ],
  }),
  clinic_asked: aboutClinic(
    'We received your license.',
    'A member of our staff will look at it and email you.',
  ),
  clinic_verified: aboutClinic(
    'You are verified as a clinic.',
    'Sign in to order products for clinics like any other.',
  ),
  clinic_declined: aboutClinic(
    'We could not verify your license.',
    'You can send another license from your account at any time.',
  ),
  clinic_withdrawn: aboutClinic(
    'Your account no longer counts as a clinic.',
    'You can send another license from your account at any time.',
  ),
  clinic_ending: aboutClinic(
    'Your license expires on December 31, 2026.',
    'Send us your new license before then to keep ordering products for clinics.',
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
