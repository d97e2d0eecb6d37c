import * as contract from '@mendwell/contract/people/customers'
import { call, type Input } from './calls/call.ts'

type RegistrationBody = NonNullable<Input<typeof contract.register>['body']>
export type ProfileBody = NonNullable<Input<typeof contract.updateCustomer>['body']>

/** @throws CallProblem EMAIL_TAKEN when an account with this email exists. */
export const register = (body: RegistrationBody) => call(contract.register, { body })

/** The result is 0 or more if the profile was saved. */
export const updateCustomer = (body: ProfileBody) => call(contract.updateCustomer, { body })

/** Mails a link to the new address; the change takes effect when it is opened. */
export const changeEmail = (email: string, currentPassword: string) =>
  call(contract.changeEmail, { body: { email, currentPassword } })

/** Mails the email confirmation link again. */
export const sendConfirmation = () => call(contract.sendConfirmation)

/** Redeems the link of a registration or of an email change. */
export const confirmEmail = (token: string) => call(contract.confirmEmail, { body: { token } })
