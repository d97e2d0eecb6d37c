import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../api/calls/query-client.ts'
import { session } from '../api/sessions.ts'
import { useSession } from './session.ts'

afterEach(() => queryClient.clear())

test('a page starts signed out, as rendered by the server, however early the session is known', () => {
  queryClient.setQueryData(session().queryKey, {
    authenticated: true,
    customer: null,
    staffRole: 'OWNER',
    sessionEnded: false,
  })
  const drawn = renderToString(
    <QueryClientProvider client={queryClient}>
      <Greeting />
    </QueryClientProvider>,
  )

  expect(drawn).toBe('Sign in')
})

function Greeting() {
  return useSession().authenticated ? 'Welcome back' : 'Sign in'
}
