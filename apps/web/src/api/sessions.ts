import * as contract from '@mendwell/contract/people/sessions'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { type Answer, CallProblem, call, type Input } from './calls/call.ts'
import { query } from './calls/query.ts'
import { queryClient } from './calls/query-client.ts'

type Body<E extends Parameters<typeof call>[0]> = NonNullable<Input<E>['body']>
type SessionAnswer = Answer<typeof contract.getSession>
export type SignedInAnswer = Answer<typeof contract.claimAccount>
export type CustomerAnswer = NonNullable<SessionAnswer['customer']>

/** Who is signed in; asked again whenever somebody comes back to the page, so that it ends everywhere. */
export const session = () =>
  queryOptions({ ...query(contract.getSession), refetchOnWindowFocus: 'always' })

/** @throws CallProblem BAD_LOGIN when name or password is wrong. */
export const signIn = (body: Body<typeof contract.authenticate>) =>
  become(call(contract.authenticate, { body }))

/**
 * Signs in after a session has run out: what the same person (`custId`) sees stays and is asked
 * anew, somebody else finds nothing of it.
 * @throws CallProblem BAD_LOGIN when name or password is wrong.
 */
export async function signInAgain(body: Body<typeof contract.authenticate>, custId: number) {
  const signedIn = await call(contract.authenticate, { body })
  if (signedIn.customer?.custId !== custId) forgetPrivateAnswers()
  await askSession()
  void queryClient.invalidateQueries({ predicate: isOfStaff })
  return signedIn
}

export const resetPassword = (body: Body<typeof contract.resetPassword>) =>
  become(call(contract.resetPassword, { body }))

export const claimAccount = (body: Body<typeof contract.claimAccount>) =>
  become(call(contract.claimAccount, { body }))

export const changePassword = (body: Body<typeof contract.changePassword>) =>
  become(call(contract.changePassword, { body }))

/** Asks the shop who is signed in: the whole app is to know. */
export const askSession = () => queryClient.invalidateQueries({ queryKey: session().queryKey })

/** Codes of a call that came without a session: it has run out, or was left in another tab. */
const WITHOUT_SESSION = ['SESSION_EXPIRED', 'SIGN_IN_FIRST']

/** The shop refused because the session is over. */
export const isEndedSession = (error: unknown) =>
  error instanceof CallProblem && WITHOUT_SESSION.includes(error.problem.code)

/** Tells the whole app of it. */
export function noticeEndedSession(error: unknown): void {
  if (isEndedSession(error)) void askSession()
}

/** The same answer for every email, known or not. */
export const forgotPassword = (body: Body<typeof contract.forgotPassword>) =>
  call(contract.forgotPassword, { body })

/** Ends the session and forgets what was asked under it. */
export async function signOut(): Promise<void> {
  signingOut = true
  try {
    await call(contract.signOut)
    forgetPrivateAnswers()
    await askSession()
  } finally {
    signingOut = false
  }
}

let signingOut = false

/** The session ends because the person in this tab wants it to. */
export const isSigningOut = (): boolean => signingOut

/** Another person: nothing seen before may be shown to them. */
async function become<SignedIn>(answer: Promise<SignedIn>): Promise<SignedIn> {
  const signedIn = await answer
  forgetPrivateAnswers()
  await askSession()
  return signedIn
}

const isOfStaff = ({ queryKey }: { queryKey: QueryKey }) =>
  String(queryKey[0]).startsWith('/staff/')

/** Calls whose answers are about one person. */
const PRIVATE = /^\/(orders\/(find|:)|returns\/find|customer\/|clinics\/|ca(rts\/l|rds)|addresses)/

const isPrivate = ({ queryKey }: { queryKey: QueryKey }) => PRIVATE.test(String(queryKey[0]))

/** What is on the screen is asked again, for whoever is signed in now. */
export function forgetPrivateAnswers(): void {
  queryClient.removeQueries({ predicate: isOfStaff })
  void queryClient.resetQueries({ predicate: isPrivate })
}
