/** Attempts looked at in one run; the next run takes the rest. */
export const BATCH = 50
/** A bank's open step is given up after this long, so that another card can pay. */
const CHALLENGE_SECONDS = 60 * 60
/** Reliability §3.1, P6: an attempt still open after three days needs a person. */
const ALARM_SECONDS = 3 * 24 * 60 * 60

interface Ways<Attempt> {
  /** Asks the provider how it stands, and writes that down. */
  ask(attempt: Attempt): Promise<unknown>
  /** Closes the bank's open step. */
  giveUp(attempt: Attempt): Promise<void>
  /** It has been open for days. */
  alarm(attempt: Attempt): void
}

/** Settles attempts to pay whose process was killed or whose answer was lost: none stays open for ever. */
export async function reconcileAttempts<Attempt extends { status: string; ageSeconds: number }>(
  due: readonly Attempt[],
  { ask, giveUp, alarm }: Ways<Attempt>,
): Promise<void> {
  for (const attempt of due) {
    const { status, ageSeconds } = attempt
    if (status === 'ACTION_REQUIRED' && ageSeconds > CHALLENGE_SECONDS) await giveUp(attempt)
    else await ask(attempt)
    if (ageSeconds > ALARM_SECONDS) alarm(attempt)
  }
}
