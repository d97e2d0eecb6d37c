import { CallProblem } from '../../api/calls/call.ts'
import { storedInBrowser } from '../../lib/store/browser-storage.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** Waits for a shopper who keeps changing things meanwhile. */
const MAX_ROUNDS = 4
/** Debounce before a change is sent. */
const REST_MS = 1_000

/** The sync state of this browser's data with an account. */
interface Synced<Value> {
  custId: number
  /** The account's data at the last sync. */
  base: Value
  /** Sent, and not answered yet. */
  sending?: Value
}

interface Kept<Value, Own extends Value> {
  /** The storage key of the sync state. */
  name: string
  empty: Value
  /** Parses what is stored under the name; undefined if invalid. */
  read(stored: unknown): Value | undefined
  /** This browser's data, as far as the shop accepts it. */
  current(): Value
  isSame(one: Value, other: Value): boolean
  /** Merges on the server and returns the result. */
  send(base: Value, mine: Value): Promise<Own>
  /** Applies the difference between `from` and `to` to this browser's data, keeping local changes made meanwhile. */
  change(from: Value, to: Own): void
  /** Notifies when this browser's data changed. */
  watch(listener: () => void): void
  /** Called with whether the shop refuses this browser's data; it then stays local. */
  onRefused?(isRefused: boolean): void
}

/**
 * Keeps this browser's data in sync with the customer's account, like the cart (decision 0043): what is sent is stored
 * first, so that a retry is identical, and nothing of one account is left for the next.
 */
export function makeSync<Value, Own extends Value>(kept: Kept<Value, Own>, nothing: Own) {
  const marker = storedInBrowser(`mendwell.${kept.name}`)
  const alone = oneAtATime(`mendwell.${kept.name}`)
  let who: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWatching = false

  const readMarker = (): Synced<Value> | undefined => {
    const value = marker.read()
    if (typeof value !== 'object' || value === null) return undefined
    if (!('custId' in value && 'base' in value) || typeof value.custId !== 'number')
      return undefined
    const base = kept.read(value.base)
    const sending = 'sending' in value ? kept.read(value.sending) : undefined
    if (base === undefined) return undefined
    return { custId: value.custId, base, ...(sending !== undefined && { sending }) }
  }

  /** The previous customer left without signing out: their data leaves this browser, and is safe in the shop. */
  function adopt(custId: number): void {
    const before = readMarker()
    if (before?.custId === custId) return
    if (before) kept.change(before.sending ?? before.base, nothing)
    marker.write({ custId, base: kept.empty })
  }

  /** False if it has to be retried later. */
  async function exchangeOnce(custId: number): Promise<boolean> {
    const { base, sending = kept.current() } = readMarker() ?? { base: kept.empty }
    marker.write({ custId, base, sending })
    let answer: Own
    try {
      answer = await kept.send(base, sending)
    } catch (error) {
      // Refused as is: it changed nothing, and some of it has to change first.
      if (error instanceof CallProblem && error.problem.status === 422) {
        marker.write({ custId, base })
        kept.onRefused?.(true)
      }
      throw error
    }
    // Signed out meanwhile, here or in another tab.
    if (readMarker()?.custId !== custId) return false
    kept.onRefused?.(false)
    kept.change(sending, answer)
    marker.write({ custId, base: answer })
    return true
  }

  const isInStep = () => kept.isSame(kept.current(), readMarker()?.base ?? kept.empty)

  async function exchange(custId: number): Promise<void> {
    adopt(custId)
    for (let round = 0; round < MAX_ROUNDS; round++) {
      if (!(await exchangeOnce(custId)) || isInStep()) return
    }
  }

  function watch(): void {
    if (isWatching) return
    isWatching = true
    kept.watch(() => {
      clearTimeout(timer)
      const custId = who
      if (custId === undefined || isInStep()) return
      // A failed sync is retried with the next change, or on coming back.
      timer = setTimeout(() => void sync(custId).catch(() => {}), REST_MS)
    })
  }

  /** @throws CallProblem, Unreachable: then both stay unchanged, and the next attempt continues from there. */
  function sync(custId: number): Promise<void> {
    who = custId
    watch()
    return alone(() => exchange(custId))
  }

  return {
    sync,
    /** Before signing out: removes from this browser what the account has; the rest stays. */
    leave(): void {
      clearTimeout(timer)
      who = undefined
      kept.change(readMarker()?.base ?? kept.empty, nothing)
      marker.write(undefined)
    },
  }
}
