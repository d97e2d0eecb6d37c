import { CallProblem } from '../../api/calls/call.ts'
import { storedInBrowser } from '../../lib/store/browser-storage.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** A shopper who goes on changing things meanwhile is waited for. */
const MAX_ROUNDS = 4
/** So long a change must rest before it is sent. */
const REST_MS = 1_000

/** How far what this browser keeps is in step with an account. */
interface Synced<Value> {
  custId: number
  /** What the account had when this browser last asked. */
  base: Value
  /** Sent, and not answered yet. */
  sending?: Value
}

interface Kept<Value, Own extends Value> {
  /** Under which the browser notes how far it is in step. */
  name: string
  empty: Value
  /** What is stored under the name; undefined where it cannot be understood. */
  read(stored: unknown): Value | undefined
  /** What this browser has, as far as the shop takes it. */
  current(): Value
  isSame(one: Value, other: Value): boolean
  /** Merges on the server and answers the outcome. */
  send(base: Value, mine: Value): Promise<Own>
  /** Changes what this browser has as it differs between `from` and `to`, and keeps what was changed here meanwhile. */
  change(from: Value, to: Own): void
  /** Tells when what this browser has was changed. */
  watch(listener: () => void): void
  /** Learns whether the shop refuses what this browser has; then it stays here alone. */
  onRefused?(isRefused: boolean): void
}

/**
 * Keeps what a browser works on equal to what the account of its customer has, as the cart is (decision 0043): what is sent
 * is written down before, so that a repeat is the same, and nothing of one account is left for the next one.
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

  /** Who was signed in before left without signing out: what is theirs leaves this browser, it is safe with the shop. */
  function adopt(custId: number): void {
    const before = readMarker()
    if (before?.custId === custId) return
    if (before) kept.change(before.sending ?? before.base, nothing)
    marker.write({ custId, base: kept.empty })
  }

  /** False where it has to be tried later. */
  async function exchangeOnce(custId: number): Promise<boolean> {
    const { base, sending = kept.current() } = readMarker() ?? { base: kept.empty }
    marker.write({ custId, base, sending })
    let answer: Own
    try {
      answer = await kept.send(base, sending)
    } catch (error) {
      // Refused as it is: it changed nothing, and something of it has to change first.
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
      // What fails is sent again with the next change, or on coming back.
      timer = setTimeout(() => void sync(custId).catch(() => {}), REST_MS)
    })
  }

  /** @throws CallProblem, Unreachable: then both stay as they are, and the next try goes on from there. */
  function sync(custId: number): Promise<void> {
    who = custId
    watch()
    return alone(() => exchange(custId))
  }

  return {
    sync,
    /** Before signing out: what the account has leaves this browser, what it does not have stays. */
    leave(): void {
      clearTimeout(timer)
      who = undefined
      kept.change(readMarker()?.base ?? kept.empty, nothing)
      marker.write(undefined)
    },
  }
}
