import { kilogramsOfPounds } from '@mendwell/domain/orders/parcels/weight'
import type { QuoteAnswer } from '../../api/orders/orders.ts'
import { formatMoney, formatNumber } from '../../lib/words/texts.ts'
import { surchargeText as text } from './surcharge-texts.ts'

interface SurchargeNoteProps {
  surcharges: NonNullable<QuoteAnswer['surcharges']>
  /** Included in the shipping price, added if shipped, or for one piece of a product. */
  as: 'included' | 'ifSent' | 'ofOne'
}

/** 'Includes $8.00 for weight (45 lb, 20.4 kg), $149.00 for freight.' Few carts need it: it comes with its own script. */
export function SurchargeNote({ surcharges, as }: SurchargeNoteProps) {
  const { pounds, weight, oversize, freight } = surcharges
  const parts = [
    weight > 0 &&
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
      {text(`surcharges.${as}`, { parts: parts.join(', ') })}
    </p>
  )
}
