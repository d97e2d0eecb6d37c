import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { isOnBackorder } from '@mendwell/domain/orders/stock'
import { useEffect, useRef } from 'react'
import { priceWords } from '../../../components/price/shown-price.ts'
import { say, t } from '../../../lib/words/texts.ts'
import { announce } from '../../../ui/notices/announcer.tsx'
import type { Family } from './family.ts'

/** Announces the selected member's price, and availability unless it is sold by quote, once it is on the page. */
export function useSpokenChoice(family: Family, product: ProductWire): void {
  const { productId, onlinePrice, quantity, quoteOnly } = product
  const spoken = useRef(productId)
  const values = family.members.find((member) => member.productId === productId)?.values
  const words = [
    values?.join(', '),
    priceWords(onlinePrice),
    ...(quoteOnly ? [] : [isOnBackorder(quantity) ? say('onBackorder') : t('common.inStock')]),
  ].join(': ')
  // The live region is outside this tree.
  useEffect(() => {
    if (spoken.current === productId) return
    spoken.current = productId
    announce(words)
  }, [productId, words])
}
