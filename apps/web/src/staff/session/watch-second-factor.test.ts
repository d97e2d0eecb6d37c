import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { CallProblem } from '../../api/calls/call.ts'
import { session } from '../../api/sessions.ts'
import { standing } from '../../api/staff/members.ts'
import { watchSecondFactor } from './watch-second-factor.ts'

const refusal = (code: 'SECOND_FACTOR_MISSING' | 'FORBIDDEN') =>
  new CallProblem({ type: 'about:blank', title: '', status: 403, detail: '', code })

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A watched client whose screens show who is signed in; `asked` is what it asks again. */
function watched() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const asked: string[] = []
  for (const { queryKey } of [session(), standing()]) {
    const path = String(queryKey[0])
    const queryFn = async () => asked.push(path)
    const observer = new QueryObserver<unknown>(client, {
      queryKey,
      queryFn,
      initialData: 0,
      staleTime: Number.POSITIVE_INFINITY,
    })
    stops.push(observer.subscribe(() => {}))
  }
  stops.push(watchSecondFactor(client))
  return { client, asked }
}

const fail = (error: Error) => () => Promise.reject(error)

it('asks why and who is signed in once a query is refused for want of a second factor', async () => {
  const { client, asked } = watched()

  const queryFn = fail(refusal('SECOND_FACTOR_MISSING'))
  await client.fetchQuery({ queryKey: ['/staff/orders'], queryFn }).catch(() => {})

  await vi.waitFor(() => expect(asked).toEqual(['/staff/standing', '/users/session']))
})

it('asks the same once a change is refused', async () => {
  const { client, asked } = watched()

  const mutationFn = fail(refusal('SECOND_FACTOR_MISSING'))
  const mutation = client.getMutationCache().build(client, { mutationFn })
  await mutation.execute(undefined).catch(() => {})

  await vi.waitFor(() => expect(asked).toEqual(['/staff/standing', '/users/session']))
})

it('asks nothing after another refusal', async () => {
  const { client, asked } = watched()

  const queryFn = fail(refusal('FORBIDDEN'))
  await client.fetchQuery({ queryKey: ['/staff/orders'], queryFn }).catch(() => {})

  expect(asked).toEqual([])
})
