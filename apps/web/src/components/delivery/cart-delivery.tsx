import type { DeliveryAnswer } from '../../api/delivery.ts'
import { t } from '../../lib/words/texts.ts'
import { useDeliveryZip } from '../../state/delivery-zip.ts'
import styles from './delivery.module.css'
import { DeliveryParts } from './delivery-parts.tsx'
import { ZipForm } from './zip-form.tsx'

/** When a cart arrives that is ordered now, and from when it can be collected; its room is kept until that is known. */
export function CartDelivery({ delivery }: { delivery: DeliveryAnswer | undefined }) {
  const zip = useDeliveryZip()
  const { sent = [], collected = [] } = delivery ?? {}
  const place = zip === undefined ? t('delivery.toMost') : t('delivery.toZip', { zip })
  return (
    <section className={styles.panel} aria-label={t('delivery.title')} aria-busy={!delivery}>
      <h3>{t('delivery.title')}</h3>
      <p>
        <DeliveryParts parts={sent} isCollected={false} />
        {sent.some(({ days }) => days) && `${place} `}
      </p>
      <ZipForm />
      <p className="muted">
        {collected.some(({ days }) => days) && (
          <>
            {t('delivery.byPickup')}: <DeliveryParts parts={collected} isCollected />
          </>
        )}
      </p>
    </section>
  )
}
