import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const PATIENCE = {
  /** A connection that owes an answer and has moved no byte for so long is asked about. */
  silentMs: 5_000,
  /** Within this time a server that is there is connected to and answers. */
  askMs: 5_000,
  lookEveryMs: 1_000,
}
/** What arrived while the server was asked is read within this time. */
const READ_MS = 100

/** What pg knows of a connection, and its types leave out. */
interface Inside {
  processID: number
  /** False while an answer is owed. */
  readyForQuery: boolean
  connection: { stream: Socket }
}

interface Watched {
  client: Inside
  /** Read and written until now. */
  bytes: number
  /** Since when nothing moved though an answer is owed. */
  silentSinceMs: number
}

/**
 * Ends the connections of a pool whose answers never come because packets are dropped on the way: TCP alone would hold
 * each of them, and the call that waits for it, for a quarter of an hour. Silence proves nothing, for a statement may
 * take its time: over a new connection the server is asked what it works on. What waited fails as after a restart.
 */
export function giveUpSilent(pool: pg.Pool, patience = PATIENCE): void {
  const watched = new Map<object, Watched>()
  let isAsking = false
  pool.on('connect', (connected) => {
    const client = connected as unknown as Inside
    watched.set(connected, { client, bytes: 0, silentSinceMs: performance.now() })
  })
  pool.on('remove', (removed) => watched.delete(removed))

  async function look() {
    const silent = [...watched.values()].filter((one) => silenceOf(one) >= patience.silentMs)
    if (silent.length === 0 || isAsking) return
    isAsking = true
    const pids = silent.map(({ client }) => client.processID)
    const isWorking = await findWorking(pool.options, pids, patience.askMs)
    await wait(READ_MS, undefined, { ref: false })
    isAsking = false
    for (const one of silent) {
      const { processID, connection } = one.client
      if (!isWorking(processID) && silenceOf(one) >= patience.silentMs) {
        connection.stream.destroy(unanswered())
      }
    }
  }

  const timer = setInterval(
    () => (pool.ended ? clearInterval(timer) : void look()),
    patience.lookEveryMs,
  )
  timer.unref()
}

/** For how many ms an answer is owed and nothing has moved, as of the looks until now. */
function silenceOf(one: Watched): number {
  const { readyForQuery, connection } = one.client
  const bytes = connection.stream.bytesRead + connection.stream.bytesWritten
  const now = performance.now()
  if (readyForQuery || bytes !== one.bytes) Object.assign(one, { bytes, silentSinceMs: now })
  return now - one.silentSinceMs
}

const unanswered = () =>
  Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' })

const ASK = `select pg_backend_pid() as own,
  array(select pid from pg_stat_activity where pid = any ($1) and coalesce(state, '') not like 'idle%') as working`

/** Tells for which of these connections the server works. One that refuses to say, or stands behind a pooler, might. */
async function findWorking(options: pg.ClientConfig, pids: number[], askMs: number) {
  const client = new pg.Client(options)
  client.on('error', () => {}) // the question fails
  const { stream } = (client as unknown as Inside).connection
  const tooLate = setTimeout(() => stream.destroy(unanswered()), askMs)
  try {
    await client.connect()
    const { rows } = await client.query<{ own: number; working: number[] }>(ASK, [pids])
    const [{ own, working }] = rows as [{ own: number; working: number[] }]
    const isBehindPooler = own !== (client as unknown as Inside).processID
    return (pid: number) => isBehindPooler || working.includes(pid)
  } catch (error) {
    return () => error instanceof pg.DatabaseError
  } finally {
    const ended = () => clearTimeout(tooLate)
    client.end().then(ended, ended)
  }
}
