import { MantineProvider } from '@mantine/core'
import type { SessionWire } from '@mendwell/contract/people/sessions'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { expect, it } from 'vitest'
import { session } from '../../api/sessions.ts'
import { standing } from '../../api/staff/members.ts'
import { Door } from './sign-in.tsx'

type SecondFactor = 'off' | 'missing' | 'due' | 'given'

const signedIn = {
  authenticated: true,
  customer: null,
  staffRole: null,
  sessionEnded: false,
} as SessionWire

/** The title of what someone sees who is signed in without staff rights. */
async function titleFor(secondFactor: SecondFactor, { areShown = false } = {}) {
  const client = new QueryClient()
  client.setQueryData(session().queryKey, signedIn)
  client.setQueryData(standing().queryKey, {
    role: 'SUPPORT',
    secondFactor,
    isRequired: true,
    recoveryCodesLeft: 0,
  })
  const { prelude } = await prerender(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <Door codes={{ areShown, setAreShown: () => {} }} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  const html = await new Response(prelude).text()
  return /<h1[^>]*>([^<]*)/.exec(html)?.[1]
}

it('leads staff to what they lack', async () => {
  expect(await titleFor('missing')).toBe('Set up two-step verification')
  expect(await titleFor('due')).toBe('Two-step verification')
  expect(await titleFor('off')).toBe('No access to the back office')
})

it('keeps the set-up on the screen until the recovery codes are saved', async () => {
  expect(await titleFor('given', { areShown: true })).toBe('Set up two-step verification')
})
