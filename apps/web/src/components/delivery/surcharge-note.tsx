import { toCents } from '@mendwell/contract/wire/dollars'
import { kilogramsOfPounds } from '@mendwell/domain/orders/parcels/weight'
import type { QuoteAnswer } from '../../api/orders/orders.ts'
import { formatMoney, formatNumber } from '../../lib/words/texts.ts'
import { surchargeText as text } from './surcharge-texts.ts'

interface SurchargeNoteProps {
  surcharges: NonNullable<QuoteAnswer['surcharges']>
  /** Included in the shipping price, added if shipped, or for one piece of a product. */
  as: 'included' | 'ifSent' | 'ofOne'
  /** Of the cart: shipping with them in dollars, and what free shipping takes off it. */
  figures?: {
    shippingHandling: number
    offers: Pick<QuoteAnswer, 'shippingDiscount'> | undefined
  }
}

/** 'Includes $8.00 for weight (45 lb, 20.4 kg), $149.00 for freight.' Few carts need it, so it is loaded separately. */
export function SurchargeNote({ surcharges, as, figures }: SurchargeNoteProps) {
  const { pounds, weight, oversize, freight } = surcharges
  const said = as === 'included' && figures ? withOffers(surcharges, figures) : as
  const parts = [
    weight > 0 &&
      said !== 'notWaived' &&
      text('surcharges.weight', {
        amount: formatMoney(weight),
        pounds: formatNumber(Math.round(pounds * 10) / 10),
        kilograms: formatNumber(kilogramsOfPounds(pounds)),
      }),
    oversize > 0 && text('surcharges.oversize', { amount: formatMoney(oversize) }),
    freight > 0 && text('surcharges.freight', { amount: formatMoney(freight) }),
  ].filter(Boolean)
  return (
    <p className={as === 'ofOne' ? 'small strong' : 'tiny muted'}>
      {text(`surcharges.${said}`, { parts: parts.join(', ') })}
    </p>
  )
}

/** Free shipping covers all of it, only the ordinary part (decision 0072), or an amount. */
function withOffers(
  { oversize, freight }: NonNullable<QuoteAnswer['surcharges']>,
  { shippingHandling, offers }: NonNullable<SurchargeNoteProps['figures']>,
): 'included' | 'waived' | 'notWaived' {
  const waived = toCents(offers?.shippingDiscount ?? 0)
  const left = toCents(shippingHandling) - waived
  if (waived === 0 || left > toCents(oversize + freight)) return 'included'
  return left === 0 ? 'waived' : 'notWaived'
}
