import { credentials } from '../../api/calls/call.ts'

/** Without cookies, a guest's order token comes in the answer, and lasts as long as the page is open. */
export async function keepOrderToken<Answer extends { orderToken: string | null }>(
  place: () => Promise<Answer>,
): Promise<Answer> {
  if (!navigator.cookieEnabled) delete credentials['X-Session']
  const answer = await place()
  if (answer.orderToken) credentials['X-Order-Token'] = answer.orderToken
  return answer
}
