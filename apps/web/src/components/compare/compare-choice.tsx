import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { MAX_COMPARED } from '@mendwell/domain/orders/limits'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { t } from '../../lib/words/texts.ts'
import { currentCompared, keepCompared, useCompared } from '../../state/compared.ts'
import { showToast } from '../../ui/notices/toast.tsx'
import styles from './compare-choice.module.css'

interface CompareChoiceProps {
  product: Pick<ProductWire, 'productId' | 'productName'>
}

/** Adds a product to the comparison, or removes it. */
export function CompareChoice({ product: { productId, productName } }: CompareChoiceProps) {
  const isHydrated = useHydrated()
  const isChosen = useCompared().includes(productId)
  const choose = () => {
    const chosen = currentCompared()
    const others = chosen.filter((id) => id !== productId)
    if (others.length === MAX_COMPARED) {
      showToast({ kind: 'warn', text: t('shop.compareFull', { count: MAX_COMPARED }) })
    } else keepCompared(others.length < chosen.length ? others : [...others, productId])
  }
  // Without script nothing can be chosen; its space is reserved (product-card.module.css).
  if (!isHydrated) return null
  return (
    // One element: a list has twenty-five of them.
    <button
      type="button"
      className={styles.choice}
      aria-pressed={isChosen}
      aria-label={`${t('shop.compare')} ${productName}`}
      onClick={choose}
    >
      {t('shop.compare')}
    </button>
  )
}
