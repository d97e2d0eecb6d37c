import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { formatMoney, t } from '../../lib/words/texts.ts'
import styles from './product-card.module.css'

type FamilyCard = NonNullable<ProductWire['family']>

/** '6 sizes, from $8.20': in how many ways a product comes, and the lowest price shown. */
export function FamilyLine({ family }: { family: FamilyCard }) {
  const { members, fromPrice } = family
  const choices = t(`shop.family.${kindOf(family)}`, { count: members })
  return (
    <p className={styles.family}>
      {fromPrice === null
        ? choices
        : t('shop.family.from', { choices, price: formatMoney(fromPrice) })}
    </p>
  )
}

/** What the press on a card does where one has to choose first. */
export const chooseWords = (family: FamilyCard): string => t(`shop.choose.${kindOf(family)}`)

/** What the members are to each other; several axes, or one without a word of its own, are options. */
function kindOf({ axes: [axis = '', ...others] }: FamilyCard) {
  if (others.length > 0) return 'options'
  if (/\bsize$/.test(axis)) return 'sizes'
  if (/^colou?rs?$/.test(axis)) return 'colors'
  return axis === 'strength' || axis === 'concentration' ? 'strengths' : 'options'
}
