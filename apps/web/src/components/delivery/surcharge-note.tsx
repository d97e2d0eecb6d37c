import { toCents } from '@mendwell/contract/wire/dollars'
import { kilogramsOfPounds } from '@mendwell/domain/orders/parcels/weight'
import type { QuoteAnswer } from '../../api/orders/orders.ts'
import { formatMoney, formatNumber } from '../../lib/words/texts.ts'
import { surchargeText as text } from './surcharge-texts.ts'

type Surcharges = NonNullable<QuoteAnswer['surcharges']>
type Note = 'included' | 'waived' | 'notWaived' | 'ifSent' | 'ofOne'

interface SurchargeNoteProps {
  surcharges: Surcharges
  /** Included in the shipping price, waived with it or not, added if shipped, or for one piece of a product. */
  as: Note
}

/** 'Includes $8.00 for weight (45 lb, 20.4 kg), $149.00 for freight.' Few carts need it: it comes with its own script. */
export function SurchargeNote({ surcharges, as }: SurchargeNoteProps) {
  const { pounds, weight, oversize, freight } = surcharges
  const parts = [
    weight > 0 &&
      as !== 'notWaived' &&
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

interface CartSurchargesProps {
  /** What a cart costs, in dollars. */
  figures: {
    surcharges: Surcharges | null | undefined
    shippingHandling: number
    offers: Pick<QuoteAnswer, 'shippingDiscount'> | undefined
  }
  /** Picked up in the store: they would be added if it were shipped. */
  isCollected: boolean
}

/** The surcharges of a cart, and what free shipping does with them. */
export function CartSurcharges({ figures, isCollected }: CartSurchargesProps) {
  const { surcharges } = figures
  return (
    surcharges && (
      <SurchargeNote
        surcharges={surcharges}
        as={isCollected ? 'ifSent' : withOffers(surcharges, figures)}
      />
    )
  )
}

/** Free shipping covers all of it, only the ordinary part (decision 0072), or an amount. */
function withOffers(
  { oversize, freight }: Surcharges,
  { shippingHandling, offers }: CartSurchargesProps['figures'],
): Note {
  const waived = toCents(offers?.shippingDiscount ?? 0)
  const left = toCents(shippingHandling) - waived
  if (waived === 0 || left > toCents(oversize + freight)) return 'included'
  return left === 0 ? 'waived' : 'notWaived'
}
