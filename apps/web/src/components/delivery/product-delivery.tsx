import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type DeliveryAnswer, productDelivery } from '../../api/delivery.ts'
import { formatWeekday } from '../../lib/words/dates.ts'
import { t } from '../../lib/words/texts.ts'
import { useDeliveryZip } from '../../state/delivery-zip.ts'
import { Icon } from '../../ui/icon.tsx'
import { AskZip } from './ask-zip.tsx'
import styles from './delivery.module.css'
import { partInWords } from './delivery-words.ts'

/**
 * When a product ordered now arrives, and from when it can be picked up. A server-rendered page has no date, since it
 * may be shown after the cut-off; its space is reserved until the shop has answered.
 */
export function ProductDelivery({ productId }: { productId: number }) {
  const zip = useDeliveryZip()
  const { data, isError } = useQuery({
    ...productDelivery(productId, zip),
    placeholderData: keepPreviousData,
  })
  if (isError || data?.delivery === null) return null
  return (
    <div className={styles.product} aria-busy={data === undefined}>
      <Icon name="truck-delivery" />
      <div>{data?.delivery && <Dates delivery={data.delivery} zip={zip} />}</div>
    </div>
  )
}

function Dates({ delivery, zip }: { delivery: DeliveryAnswer; zip: string | undefined }) {
  const [sent] = delivery.sent
  const [collected] = delivery.collected
  const isDated = sent?.days != null
  return (
    <>
      <p role="status">
        {sent && <b className="strong">{partInWords(sent, false)}</b>}
        {isDated && ` ${placeInWords(delivery, zip)}`}
      </p>
      {isDated && <AskZip />}
      {collected?.days && (
        <p className="muted">
          {t('delivery.orPickup', { from: formatWeekday(collected.days.from) })}
        </p>
      )}
    </>
  )
}

const placeInWords = ({ place }: DeliveryAnswer, zip: string | undefined) =>
  place === 'POSTAL_CODE' && zip !== undefined ? t('delivery.toZip', { zip }) : t('delivery.toMost')
