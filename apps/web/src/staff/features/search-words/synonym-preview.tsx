import type { SynonymEffect } from '@mendwell/contract/catalog/search-words'
import { useQuery } from '@tanstack/react-query'
import { synonymPreview } from '../../../api/staff/content.ts'
import { Refusal } from '../../components/forms/refusal.tsx'
import { formatNumber } from '../../components/page/formats.ts'
import styles from './synonym-preview.module.css'

interface SynonymPreviewProps {
  line: { term: string; meaning: string; twoWay: boolean }
}

/** The server rejects shorter ones. */
const MIN_LENGTH = 2

/** What searches for a synonym's words find now, and what they would find with it; nothing is saved. */
export function SynonymPreview({ line }: SynonymPreviewProps) {
  const isWhole = [line.term, line.meaning].every((side) => side.trim().length >= MIN_LENGTH)
  const { data, error } = useQuery({ ...synonymPreview(line), enabled: isWhole, retry: false })
  if (!isWhole) return null
  return (
    <div aria-live="polite" className="stack-small">
      <Refusal refusal={error} />
      {data?.map((effect) => (
        <Effect key={effect.term} effect={effect} />
      ))}
    </div>
  )
}

function Effect({ effect: { term, before, after } }: { effect: SynonymEffect }) {
  const idsOf = ({ first }: SynonymEffect['before']) => first.map(({ productId }) => productId)
  const isSame = before.total === after.total && idsOf(before).join() === idsOf(after).join()
  if (isSame) {
    return (
      <p>
        A search for “{term}” finds the same with it: {inWords(before.total)}.
      </p>
    )
  }
  return (
    <section aria-label={`A search for ${term}`}>
      <h2 className={styles.title}>A search for “{term}”</h2>
      <div className={styles.sides}>
        <FirstProducts title="Now" found={before} mark="goes down" others={idsOf(after)} />
        <FirstProducts title="With the synonym" found={after} mark="new" others={idsOf(before)} />
      </div>
    </section>
  )
}

interface FirstProductsProps {
  title: string
  found: SynonymEffect['before']
  /** Marks the products that the other result lacks. */
  mark: string
  others: readonly number[]
}

function FirstProducts({ title, found: { total, first }, mark, others }: FirstProductsProps) {
  return (
    <div>
      <p>
        <b>{title}:</b> {inWords(total)}
      </p>
      <ol>
        {first.map(({ productId, productName }) => (
          <li key={productId}>
            {productName} {!others.includes(productId) && <b>({mark})</b>}
          </li>
        ))}
      </ol>
    </div>
  )
}

const inWords = (total: number) => (total === 1 ? '1 product' : `${formatNumber(total)} products`)
