import type { SaleRefusal } from '@mendwell/domain/catalog/sale-class'
import { paths } from '../../lib/addresses/paths.ts'
import { t } from '../../lib/words/texts.ts'

/** The alternatives for a visitor who cannot order a product here. */
interface WayOn {
  to: string
  label: string
}

/** Staff can quote all but these: prescription items, or what is not sold online, need a conversation first. */
const IS_QUOTED: Readonly<Record<SaleRefusal, boolean>> = {
  PRESCRIPTION_ONLY: false,
  PROFESSIONAL_ONLY: true,
  LICENSE_NEEDED: true,
  NOT_SOLD_ONLINE: false,
  QUOTE_ONLY: true,
  PRICE_MISSING: true,
}

/** The alternatives after a refusal, the best first. */
export function waysOn(refusal: SaleRefusal, productId: number): readonly [WayOn, ...WayOn[]] {
  const quote = { to: paths.quote(productId), label: t('shop.askForQuote') }
  if (refusal === 'PROFESSIONAL_ONLY') {
    return [{ to: paths.clinic, label: t('shop.forClinics') }, quote]
  }
  return IS_QUOTED[refusal] ? [quote] : [{ to: paths.contact, label: t('shop.contactUs') }]
}
