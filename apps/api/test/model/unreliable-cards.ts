import { NoAnswer } from '../../src/gateways/breaker/no-answer.ts'
import type { CardGateway } from '../../src/gateways/cards/card-gateway.ts'

/**
 * Where a call to the provider is lost, or its worker dies. A worker that comes back continues from
 * there, although the shop may have moved on.
 */
export type Mishap =
  | 'lost before acting'
  | 'lost after acting'
  | 'dies before acting'
  | 'dies once the reference is known'
  | 'dies after acting'

export const DEATHS: readonly Mishap[] = [
  'dies before acting',
  'dies once the reference is known',
  'dies after acting',
]
export const MISHAPS: readonly Mishap[] = ['lost before acting', 'lost after acting', ...DEATHS]

const lost = () => new NoAnswer('The answer was lost')

/** A working provider, behind an unreliable connection. */
export function makeUnreliable(cards: CardGateway) {
  let next: Mishap | undefined
  const dead: (() => void)[] = []
  let onDeath = () => {}
  const calls: Promise<unknown>[] = []

  function die() {
    const sleep = new Promise<void>((wake) => dead.push(wake))
    onDeath()
    return sleep
  }

  async function disturb<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    const mishap = next
    next = undefined
    if (mishap === 'lost before acting') throw lost()
    if (mishap === 'dies before acting') await die()
    const answer = await act()
    if (mishap === 'lost after acting') throw lost()
    if (mishap === 'dies after acting') await die()
    return answer
  }

  const unreliable: CardGateway = {
    ...cards,
    charge(request) {
      const dies = next === 'dies once the reference is known'
      const onReference = async (reference: string) => {
        await request.onReference?.(reference)
        if (dies) await die()
      }
      return disturb(() => cards.charge({ ...request, onReference }))
    },
    refund: (request) => disturb(() => cards.refund(request)),
  }

  return {
    cards: unreliable,
    /** Waits for the result of a charge or refund, or for the death of its worker. */
    async during(mishap: Mishap | undefined, call: () => Promise<unknown>): Promise<void> {
      const death = new Promise<void>((died) => {
        onDeath = died
      })
      next = mishap
      calls.push(call())
      await Promise.race([calls.at(-1), death])
      next = undefined
    },
    /** The dead workers come back, and continue with outdated knowledge. */
    async wakeTheDead(): Promise<void> {
      for (const wake of dead.splice(0)) wake()
      await Promise.all(calls.splice(0))
    },
  }
}
