import * as contract from '@mendwell/contract/people/sessions'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { type Answer, CallProblem, call, type Input } from './calls/call.ts'
import { query } from './calls/query.ts'
import { queryClient } from './calls/query-client.ts'

type Body<E extends Parameters<typeof call>[0]> = NonNullable<Input<E>['body']>
type SessionAnswer = Answer<typeof contract.getSession>
export type SignedInAnswer = Answer<typeof contract.claimAccount>
export type CustomerAnswer = NonNullable<SessionAnswer['customer']>

/** Who is signed in; refetched whenever the page regains focus, so that signing out takes effect everywhere. */
export const session = () =>
  queryOptions({ ...query(contract.getSession), refetchOnWindowFocus: 'always' })

/** @throws CallProblem BAD_LOGIN when name or password is wrong. */
export const signIn = (body: Body<typeof contract.authenticate>) =>
  become(call(contract.authenticate, { body }))

/**
 * Signs in after a session expired: what the same person (`custId`) sees stays and is refetched, someone else finds
 * none of it.
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

/** Refetches who is signed in, for the whole app. */
export const askSession = () => queryClient.invalidateQueries({ queryKey: session().queryKey })

/** Error codes without a session: it expired, or was ended in another tab. */
const WITHOUT_SESSION = ['SESSION_EXPIRED', 'SIGN_IN_FIRST']

/** The shop refused because the session is over. */
export const isEndedSession = (error: unknown) =>
  error instanceof CallProblem && WITHOUT_SESSION.includes(error.problem.code)

/** Notifies the whole app of it. */
export function noticeEndedSession(error: unknown): void {
  if (isEndedSession(error)) void askSession()
}

/** The same response for every email, known or not. */
export const forgotPassword = (body: Body<typeof contract.forgotPassword>) =>
  call(contract.forgotPassword, { body })

/** Ends the session and clears the data fetched under it. */
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

/** The person in this tab ends the session on purpose. */
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

/** Calls whose responses are about one person. */
const PRIVATE = /^\/(orders\/(find|:)|returns\/find|customer\/|clinics\/|ca(rts\/l|rds)|addresses)/

const isPrivate = ({ queryKey }: { queryKey: QueryKey }) => PRIVATE.test(String(queryKey[0]))

/** Refetches what is on the screen, for the current user. */
export function forgetPrivateAnswers(): void {
  queryClient.removeQueries({ predicate: isOfStaff })
  void queryClient.resetQueries({ predicate: isPrivate })
}
