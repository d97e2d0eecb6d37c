import fs from 'node:fs'
import { isAlive } from './process-list.ts'

/** Made beside its place, then renamed: neither a crash nor a rival leaves half of it. */
export async function placeOnce(place: string, make: (copy: string) => Promise<void>) {
  if (isFilled(place)) return
  const copy = `${place}.${process.pid}`
  sweepLeftovers(place, copy)
  try {
    await make(copy)
    fs.renameSync(copy, place)
  } catch (error) {
    remove(copy)
    // A rival was quicker: its copy is as good as ours.
    if (!isFilled(place)) throw error
  }
}

/** Copies of processes that died while they made theirs. */
function sweepLeftovers(place: string, ours: string) {
  for (const rest of fs.globSync(`${place}.*`)) {
    if (rest === ours || !isAlive(Number(rest.split('.').at(-1)))) remove(rest)
  }
}

// Retries: an initdb whose parent was killed may still be writing.
const remove = (folder: string) =>
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })

const isFilled = (place: string) => fs.existsSync(place) && fs.readdirSync(place).length > 0
