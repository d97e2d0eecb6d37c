import { storedInTab } from '../../../../lib/store/browser-storage.ts'
import type { Walk } from './list-walk.ts'

const keptIn = (path: string) => storedInTab(`mendwell-staff-walk-${path}`)

/** Stores a list's rows for the screens it leads to: until this tab is closed, or on signing out. */
export const keepWalk = (path: string, walk: Walk): void => keptIn(path).write(walk)

export function keptWalk(path: string): Walk | undefined {
  const stored = keptIn(path).read()
  return isWalk(stored) ? stored : undefined
}

/** Written by this tab: only an older version of the shop could have written something else. */
const isWalk = (stored: unknown): stored is Walk =>
  typeof stored === 'object' &&
  stored !== null &&
  'ids' in stored &&
  Array.isArray(stored.ids) &&
  'query' in stored &&
  'first' in stored &&
  'last' in stored &&
  'size' in stored &&
  'total' in stored
