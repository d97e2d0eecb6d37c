import pg from 'pg'

const TOO_MANY_CONNECTIONS = '53300'

const PATIENCE = {
  /** After a refusal no connection is opened for this long, and twice as long after the next one. */
  pauseMs: 100,
  longestPauseMs: 2_000,
  /** After this time one more connection is tried. */
  oneMoreAfterMs: 10_000,
}

/**
 * A client class for a pool that makes do with fewer connections when the server refuses more: callers then wait for
 * one of the open ones, and without any they are refused without asking the server each time. Returns the class for the
 * pool's `Client` and a function to call with the pool.
 */
export function makeFrugalClient(patience = PATIENCE) {
  let heldUntilMs = 0
  let refusals = 0
  let refusal: Error | undefined
  let onRefusal = () => {}

  class FrugalClient extends pg.Client {
    override connect(): Promise<this>
    override connect(callback: (error: Error) => void): void
    override connect(callback?: (error: Error) => void) {
      // Only the pool connects with a callback.
      if (!callback) return super.connect() as Promise<this>
      if (refusal && performance.now() < heldUntilMs) return process.nextTick(callback, refusal)
      super.connect((error: (Error & { code?: string }) | undefined) => {
        if (error?.code === TOO_MANY_CONNECTIONS) hold(error)
        else if (!error) refusals = 0
        callback(error as Error)
      })
    }
  }

  function hold(error: Error) {
    const pauseMs = Math.min(patience.pauseMs * 2 ** refusals, patience.longestPauseMs)
    refusals += 1
    refusal = error
    heldUntilMs = performance.now() + pauseMs
    onRefusal()
  }

  function watch(pool: pg.Pool) {
    const { max } = pool.options
    let open = 0
    let isWaiting = false
    pool.on('connect', () => {
      open += 1
    })
    pool.on('remove', () => {
      open -= 1
    })
    const tryOneMore = () => {
      isWaiting = false
      pool.options.max = Math.min(pool.options.max + 1, max)
      if (pool.options.max < max) tryLater()
    }
    const tryLater = () => {
      if (isWaiting) return
      isWaiting = true
      setTimeout(tryOneMore, patience.oneMoreAfterMs).unref()
    }
    onRefusal = () => {
      pool.options.max = Math.max(1, Math.min(open, max))
      tryLater()
    }
  }

  return { Client: FrugalClient, watch }
}
