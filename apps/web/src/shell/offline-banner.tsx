import { useSyncExternalStore } from 'react'
import { t } from '../lib/texts.ts'
import { Icon } from '../ui/icon.tsx'

function subscribe(tell: () => void): () => void {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}

/** Says that the network is gone, for as long as it is. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <p className="note warn offline">
          <Icon name="alert-triangle" />
          {t('common.offline')}
        </p>
      )}
    </div>
  )
}
