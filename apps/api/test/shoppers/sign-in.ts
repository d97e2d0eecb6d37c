import { openSession } from '../../src/modules/people/sessions/open-session.ts'
import type { TestShop } from '../shop/start-test-shop.ts'

/** Signs in a customer or member of staff who has a password, as an API client. */
export async function signIn(
  shop: Pick<TestShop, 'deps'>,
  { custId }: { custId: number },
): Promise<{ bearer: string }> {
  const visit = { ip: '127.0.0.1', mode: 'BEARER', userAgent: null } as const
  const session = await openSession(shop.deps, custId, visit)
  if (!session) throw new Error('This customer has no password')
  return { bearer: session.token }
}
