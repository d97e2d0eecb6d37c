import type { DeliveryAnswer } from '../../api/delivery.ts'
import { t } from '../../lib/words/texts.ts'
import { useDeliveryZip } from '../../state/delivery-zip.ts'
import { AskZip } from './ask-zip.tsx'
import styles from './delivery.module.css'
import { DeliveryParts } from './delivery-parts.tsx'

/** When a cart ordered now arrives, and from when it can be picked up; reserves its space until known. */
export function CartDelivery({ delivery }: { delivery: DeliveryAnswer | undefined }) {
  const zip = useDeliveryZip()
  const ready = delivery?.collected.filter(({ days }) => days !== null) ?? []
  return (
    <section
      className={styles.panel}
      aria-label={t('delivery.title')}
      aria-busy={delivery === undefined}
    >
      <h3>{zip === undefined ? t('delivery.headMost') : t('delivery.headZip', { zip })}</h3>
      <p>
        <DeliveryParts parts={delivery?.sent ?? []} isCollected={false} />
      </p>
      <AskZip />
      {ready.length > 0 && (
        <>
          <h3>{t('delivery.byPickup')}</h3>
          <p>
            <DeliveryParts parts={ready} isCollected />
          </p>
        </>
      )}
    </section>
  )
}
