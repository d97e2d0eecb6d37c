import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { isOnBackorder } from '@mendwell/domain/orders/stock'
import { useEffect, useRef } from 'react'
import { priceWords } from '../../../components/price/shown-price.ts'
import { say, t } from '../../../lib/words/texts.ts'
import { announce } from '../../../ui/notices/announcer.tsx'
import { spokenValues } from './choice-words.ts'
import type { Family } from './family.ts'

/**
 * Announces the selected member's values and price, and availability unless it is sold by quote, once it is on the
 * page; also which other choices it changed.
 */
export function useSpokenChoice(family: Family, product: ProductWire): void {
  const spoken = useRef(product.productId)
  // The live region is outside this tree.
  useEffect(() => {
    const { productId, quantity, quoteOnly } = product
    if (spoken.current === productId) return
    const member = (id: number) => family.members.find((one) => one.productId === id)
    const values = spokenValues(family, { from: member(spoken.current), to: member(productId) })
    spoken.current = productId
    const stock = isOnBackorder(quantity) ? say('onBackorder') : t('common.inStock')
    announce([values, priceWords(product), ...(quoteOnly ? [] : [stock])].join(': '))
  }, [family, product])
}
