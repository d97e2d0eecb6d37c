import type { ProductSizes } from '@mendwell/contract/fit/size-charts'
import { mostLike } from '@mendwell/domain/catalog/families'
import type { UnitSystem } from '@mendwell/domain/fit/measures'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import {
  answerReasons,
  answerTitle,
  sizesToTake,
} from '../../../components/sizing/measure-words.ts'
import { sizingText } from '../../../components/sizing/sizing-text.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { goodsLanguage } from '../../../lib/words/goods-language.ts'
import { currentLanguage } from '../../../lib/words/language.ts'
import { KEEP_SCROLL } from '../../../router/scroll-memory.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { Family } from '../family/family.ts'
import styles from './sizing.module.css'
import type { GivenAnswer } from './use-measures.ts'

export type Sizing = NonNullable<ProductSizes['sizing']>

/** Other products in a size: a few, not a list. */
const MOST_OTHERS = 5

interface SizeResultProps {
  sizing: Sizing
  answer: GivenAnswer
  system: UnitSystem
  productId: number
  family: Family | null
  onDone: () => void
}

/** The chart's answer, the reason, and a link to what has this size. */
export function SizeResult({ sizing, answer, system, ...page }: SizeResultProps) {
  const { chart } = sizing
  const sizes = sizesToTake(answer)
  const shown = useRef<HTMLElement>(null)
  // On a phone it is below the fold.
  useEffect(() => {
    // Some browsers return a promise, which is not a cleanup function.
    void shown.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section ref={shown} className={`note good ${styles.result}`} aria-label={answerTitle(answer)}>
      <div className="stack">
        <p className={styles.answer}>{answerTitle(answer)}</p>
        <ul className={styles.reasons}>
          {answerReasons(chart, system, answer).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
          {(answer.kind === 'BETWEEN' || answer.kind === 'DIFFER') && (
            <li>{currentLanguage() === 'es' ? chart.adviceEs : chart.advice}</li>
          )}
        </ul>
        {sizes.map((size) => (
          <InSize key={size} {...{ sizing, size, ...page }} />
        ))}
        {sizes.length === 0 && (
          <p>
            {sizingText('sizing.again')} <Link to={paths.contact}>{sizingText('sizing.ask')}</Link>
          </p>
        )}
      </div>
    </section>
  )
}

interface InSizeProps {
  sizing: Sizing
  size: string
  productId: number
  family: Family | null
  onDone: () => void
}

/** A link to the member of this size; else whether this product has it, and what else does. */
function InSize({ sizing, size, productId, family, onDone }: InSizeProps) {
  const navigate = useNavigate()
  const fitting = sizing.products.filter((product) => product.size === size)
  const current = family?.members.find((member) => member.productId === productId)
  const member = current && mostLike(membersOf(family, fitting), current)
  if (sizing.size === size) return <p>{sizingText('sizing.isChosen', { size })}</p>
  if (member) {
    const choose = () => {
      onDone()
      void navigate(paths.product(member), { replace: true, state: KEEP_SCROLL })
    }
    return <Button onClick={choose}>{sizingText('sizing.choose', { size })}</Button>
  }
  const others = fitting.filter((product) => product.productId !== productId)
  return (
    <>
      {sizing.size === null && !current ? (
        <p>
          {sizingText('sizing.unknown')} <Link to={paths.contact}>{sizingText('sizing.ask')}</Link>
        </p>
      ) : (
        <p>{sizingText('sizing.notHere', { size })}</p>
      )}
      {others.length > 0 && (
        <div>
          <p className="strong">{sizingText('sizing.others', { size })}</p>
          <ul className={styles.reasons}>
            {others.slice(0, MOST_OTHERS).map((product) => (
              <li key={product.productId}>
                <Link to={paths.product(product)} lang={goodsLanguage()} onClick={onDone}>
                  {product.productName}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

const membersOf = (family: Family | null, products: readonly { productId: number }[]) =>
  family?.members.filter((member) =>
    products.some(({ productId }) => productId === member.productId),
  ) ?? []
