import { t } from '../../lib/words/texts.ts'
import { useConnection } from '../../state/connection.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './offline-banner.module.css'

/** Says that the network or the shop is unreachable, for as long as it is: the data shown may be stale. */
export function OfflineBanner() {
  const connection = useConnection()
  return (
    <div role="status" className={styles.connection}>
      {connection !== 'live' && (
        <p className={`note warn ${styles.note}`}>
          <Icon name="alert-triangle" />
          {t(connection === 'offline' ? 'common.offline' : 'common.silent')}
        </p>
      )}
    </div>
  )
}
