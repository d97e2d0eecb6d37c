import fs from 'node:fs'
import { errorCode } from '../../config/start-problem.ts'

/** Also true for another user's process, which is visible but cannot be signaled. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    return process.kill(pid, 0) && !isZombie(pid)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** A zombie: in a container without an init process no one collects its exit status. */
function isZombie(pid: number) {
  try {
    return / Z /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1) ?? '')
  } catch {
    return false
  }
}

/** The program's name, or undefined if the system does not say (macOS). */
export function programOf(pid: number): string | undefined {
  try {
    return fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return undefined
  }
}
