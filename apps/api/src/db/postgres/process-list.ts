import fs from 'node:fs'
import { errorCode } from '../../config/start-problem.ts'

/** True as well for a process of another user, which we may see but not signal. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    return process.kill(pid, 0) && !isZombie(pid)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** Ended, and in a container without an init process nobody asks for its result. */
function isZombie(pid: number) {
  try {
    return / Z /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1) ?? '')
  } catch {
    return false
  }
}

/** The program's name, or undefined where the system does not tell (macOS). */
export function programOf(pid: number): string | undefined {
  try {
    return fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return undefined
  }
}
