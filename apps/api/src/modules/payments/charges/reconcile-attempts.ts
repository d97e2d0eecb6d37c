/** Attempts or refunds checked in one run; the next run takes the rest. */
export const BATCH = 50
/** A bank's open step is canceled after this long, so that another card can pay. */
const CHALLENGE_SECONDS = 60 * 60
/** Reliability §3.1, P6: an attempt or a refund still open after three days needs a person. */
export const ALARM_SECONDS = 3 * 24 * 60 * 60

interface Ways<Attempt> {
  /** Asks the provider for its state, and stores the answer. */
  ask(attempt: Attempt): Promise<unknown>
  /** Cancels the bank's open step. */
  giveUp(attempt: Attempt): Promise<void>
  /** It has been open for days. */
  alarm(attempt: Attempt): void
}

/** Handles one after the other. One that fails does not block the others; what failed is returned. */
export async function failuresOf<Item>(
  items: readonly Item[],
  handle: (item: Item) => Promise<unknown>,
): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const item of items) {
    await handle(item).catch((error: unknown) => failures.push(error))
  }
  return failures
}

/**
 * Settles attempts whose process was killed or whose answer was lost: none stays open forever, and one that cannot be
 * settled does not block the others.
 * @throws AggregateError of what failed, after all were checked.
 */
export async function reconcileAttempts<Attempt extends { status: string; ageSeconds: number }>(
  due: readonly Attempt[],
  { ask, giveUp, alarm }: Ways<Attempt>,
): Promise<void> {
  const failures = await failuresOf(due, async (attempt) => {
    const { status, ageSeconds } = attempt
    if (ageSeconds > ALARM_SECONDS) alarm(attempt)
    const isForgotten = status === 'ACTION_REQUIRED' && ageSeconds > CHALLENGE_SECONDS
    await (isForgotten ? giveUp(attempt) : ask(attempt))
  })
  if (failures.length > 0) throw new AggregateError(failures, 'payments that cannot be settled')
}
