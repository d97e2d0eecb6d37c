import { NoAnswer } from '../breaker/no-answer.ts'

/** Reliability §2.7: after this long the answer counts as lost. */
const DEADLINE_MS = 15_000

/**
 * Waits for the card provider, never longer than 15 seconds. The request may still arrive after that: only repeat it
 * with the same idempotency key. Do not call it in a transaction, which would hold its locks meanwhile.
 * @throws NoAnswer after the deadline, and whatever the question throws.
 */
export async function withinDeadline<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  let deadline: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new NoAnswer('The provider took too long'))
    deadline = setTimeout(giveUp, DEADLINE_MS)
  })
  try {
    return await Promise.race([question(), late])
  } finally {
    clearTimeout(deadline)
  }
}
