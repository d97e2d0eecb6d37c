import { startCartSync } from './purchase/sync/start-cart-sync.ts'
import { linkWorker } from './worker-link.ts'

/** Low-priority work that must not delay a page. */
export function beginQuietWork(): void {
  startCartSync()
  // The dev server has no worker, and nothing is prefetched on metered connections.
  const canCache = import.meta.env.PROD && 'serviceWorker' in navigator && !wantsFewBytes()
  if (canCache) void linkWorker()
}

function wantsFewBytes(): boolean {
  const line: unknown = 'connection' in navigator ? navigator.connection : undefined
  return typeof line === 'object' && line !== null && 'saveData' in line && line.saveData === true
}
