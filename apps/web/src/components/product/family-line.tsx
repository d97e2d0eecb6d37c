import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { formatMoney, t } from '../../lib/words/texts.ts'
import styles from './product-card.module.css'

type FamilyCard = NonNullable<ProductWire['family']>

/** '6 sizes, from $8.20': how many variants a product has, and the lowest price; an estimate is no such price. */
export function FamilyLine({ family, quoteOnly }: { family: FamilyCard; quoteOnly: boolean }) {
  const { members, fromPrice } = family
  const choices = t(`shop.family.${kindOf(family)}`, { count: members })
  return (
    <p className={styles.family}>
      {fromPrice === null || quoteOnly
        ? choices
        : t('shop.family.from', { choices, price: formatMoney(fromPrice) })}
    </p>
  )
}

/** The card's button if a variant must be chosen first. */
export const chooseWords = (family: FamilyCard): string => t(`shop.choose.${kindOf(family)}`)

/** What the variants are called; several axes, or one without a name of its own, are "options". */
function kindOf({ axes: [axis = '', ...others] }: FamilyCard) {
  if (others.length > 0) return 'options'
  if (/\bsize$/.test(axis)) return 'sizes'
  if (/^colou?rs?$/.test(axis)) return 'colors'
  return axis === 'strength' || axis === 'concentration' ? 'strengths' : 'options'
}
