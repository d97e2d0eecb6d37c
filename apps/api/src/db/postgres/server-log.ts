import fs from 'node:fs'
import path from 'node:path'

const MAX_BYTES = 5_000_000

export const logFile = (data: string) => path.join(data, 'server.log')

/** Opens the log for the next server; a large one is rotated first. */
export function openLog(data: string): number {
  const file = logFile(data)
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > MAX_BYTES) fs.renameSync(file, `${file}.old`)
  return fs.openSync(file, 'a', 0o600)
}

/** The server's last message before it gave up, such as "could not write …: No space left". */
export function lastFatal(data: string): string | undefined {
  const file = logFile(data)
  if (!fs.existsSync(file)) return undefined
  const lines = fs.readFileSync(file, 'utf8').split('\n')
  const line = lines.findLast((text) => /\b(FATAL|PANIC):|error while loading/.test(text))
  return line?.replace(/^.*?(FATAL|PANIC):\s*/, '').trim()
}
