import { startCartSync } from './purchase/sync/start-cart-sync.ts'
import { linkWorker } from './worker-link.ts'

/** What nobody waits for while a page comes. */
export function beginQuietWork(): void {
  startCartSync()
  // The dev server has no worker, and where bytes are dear none is fetched ahead.
  const canCache = import.meta.env.PROD && 'serviceWorker' in navigator && !wantsFewBytes()
  if (canCache) void linkWorker()
}

function wantsFewBytes(): boolean {
  const line: unknown = 'connection' in navigator ? navigator.connection : undefined
  return typeof line === 'object' && line !== null && 'saveData' in line && line.saveData === true
}
