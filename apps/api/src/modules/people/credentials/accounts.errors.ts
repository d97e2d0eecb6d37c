import { conflict, fieldError, invalidFields, ShopError, sentence } from '../../../ground/errors.ts'

/** The one answer to every failed sign-in: unknown email, no or wrong password, closed account (Decisions §6). */
export const badLogin = () =>
  new ShopError(401, 'BAD_LOGIN', sentence('badLogin'), {
    facts: { authenticated: false, token: '_EMPTY', customer: null },
  })

/** The email has a customer; the web app offers to sign in or to mail a link. */
export const emailTaken = () =>
  conflict('EMAIL_TAKEN', 'emailTaken', {
    links: { signIn: '/#/login', resetPassword: '/#/reset-password' },
  })

export const linkEnded = () => conflict('LINK_ENDED', 'linkEnded')

export const passwordTooCommon = (path: string) =>
  invalidFields([fieldError(path, 'passwordTooCommon')])

export const passwordNotRight = () =>
  invalidFields([fieldError('currentPassword', 'passwordNotRight')])
