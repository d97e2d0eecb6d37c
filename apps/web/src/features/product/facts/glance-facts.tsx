import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { unitInWords } from '../../../components/facts/unit-in-words.ts'
import { t, translateWord } from '../../../lib/words/texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './glance-facts.module.css'

interface Glance {
  icon: string
  fact: string
  about: string
}

const SHOWN = 3

/** Up to three facts under the picture, the most useful first. */
export function GlanceFacts({ product }: { product: ProductWire }) {
  const facts = glanceFacts(product).slice(0, SHOWN)
  if (facts.length === 0) return null
  return (
    <ul className={styles.facts}>
      {facts.map(({ icon, fact, about }) => (
        <li key={fact}>
          <Icon name={icon} />
          <b>{fact}</b>
          <span>{about}</span>
        </li>
      ))}
    </ul>
  )
}

function glanceFacts(product: ProductWire): Glance[] {
  const { unitName, taxExemptFlag, rx, sterile, singleUse, latex, hcpcs } = product
  const facts: (Glance | false)[] = [
    {
      icon: 'package',
      fact: unitInWords(unitName),
      about: t(product.sellinPcs ? 'product.oneUnit' : 'product.byWeight'),
    },
    taxExemptFlag && {
      icon: 'receipt',
      fact: t('product.taxExempt'),
      about: t('product.noSalesTax'),
    },
    rx === true && { icon: 'stethoscope', fact: t('product.rx'), about: t('product.rxHint') },
    sterile === true && {
      icon: 'check',
      fact: t('product.sterile'),
      about: t('product.sterileHint'),
    },
    latex === false && {
      icon: 'check',
      fact: t('product.noLatex'),
      about: t('product.noLatexHint'),
    },
    singleUse === true && {
      icon: 'refresh',
      fact: t('product.singleUse'),
      about: t('product.singleUseHint'),
    },
    hcpcs !== null && { icon: 'file-text', fact: hcpcs, about: t('product.hcpcsHint') },
    { icon: 'tag', fact: translateWord(product.subCategory), about: t('product.categoryHint') },
  ]
  return facts.filter((fact) => fact !== false)
}
