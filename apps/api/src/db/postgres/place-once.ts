import fs from 'node:fs'
import { isAlive } from './process-list.ts'

/** Created beside its destination, then renamed: neither a crash nor a concurrent process leaves a partial copy. */
export async function placeOnce(place: string, make: (copy: string) => Promise<void>) {
  if (isFilled(place)) return
  const copy = `${place}.${process.pid}`
  sweepLeftovers(place, copy)
  try {
    await make(copy)
    fs.renameSync(copy, place)
  } catch (error) {
    remove(copy)
    // Another process was faster: its copy is as good as ours.
    if (!isFilled(place)) throw error
  }
}

/** Copies left by processes that died while creating them. */
function sweepLeftovers(place: string, ours: string) {
  for (const rest of fs.globSync(`${place}.*`)) {
    if (rest === ours || !isAlive(Number(rest.split('.').at(-1)))) remove(rest)
  }
}

// Retries: an initdb whose parent was killed may still be writing.
const remove = (folder: string) =>
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })

const isFilled = (place: string) => fs.existsSync(place) && fs.readdirSync(place).length > 0
