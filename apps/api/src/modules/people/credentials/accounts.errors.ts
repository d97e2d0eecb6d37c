import { conflict, fieldError, invalidFields, ShopError, sentence } from '../../../ground/errors.ts'

/** The one answer to every failed sign-in: unknown, without password, wrong, closed (Decisions §6). */
export const badLogin = () =>
  new ShopError(401, 'BAD_LOGIN', sentence('badLogin'), {
    facts: { authenticated: false, token: '_EMPTY', customer: null },
  })

/** The email has a customer; the web app leads to signing in or to a mailed link. */
export const emailTaken = () =>
  conflict('EMAIL_TAKEN', 'emailTaken', {
    links: { signIn: '/#/login', resetPassword: '/#/reset-password' },
  })

export const linkEnded = () => conflict('LINK_ENDED', 'linkEnded')

export const passwordTooCommon = (path: string) =>
  invalidFields([fieldError(path, 'passwordTooCommon')])

export const passwordNotRight = () =>
  invalidFields([fieldError('currentPassword', 'passwordNotRight')])
