import { useQuery } from '@tanstack/react-query'
import { productDelivery } from '../../api/delivery.ts'
import { compareText } from '../../components/compare/compare-texts.ts'
import { partInWords } from '../../components/delivery/delivery-words.ts'
import { useDeliveryZip } from '../../state/delivery-zip.ts'

/** When one piece ordered now arrives. A server-rendered page has no date: it may be shown after the cut-off. */
export function DeliveryCell({ productId }: { productId: number }) {
  const { data } = useQuery(productDelivery(productId, useDeliveryZip()))
  if (data === undefined) return null
  const [sent] = data.delivery?.sent ?? []
  if (!sent) return <span className="muted">{compareText('compare.unknown')}</span>
  return partInWords(sent, false)
}
