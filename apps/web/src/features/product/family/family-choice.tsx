import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { familyChoices } from '@mendwell/domain/catalog/families'
import { useId } from 'react'
import { axisLabel } from '../../../components/facts/axis-label.ts'
import { goodsLanguage } from '../../../lib/words/goods-language.ts'
import { AxisButtons } from './axis-buttons.tsx'
import { AxisSelect } from './axis-select.tsx'
import type { AxisProps, Family } from './family.ts'
import styles from './family-choice.module.css'
import { useSpokenChoice } from './use-spoken-choice.ts'

/** More values than this are a select, not a wall of buttons. */
const MOST_BUTTONS = 12

interface FamilyChoiceProps {
  family: Family
  /** The member of the URL. */
  productId: number
  /** The member on the page: the previous one while the selected one loads. */
  product: ProductWire
}

/**
 * The sizes, colors and strengths of this product. Each has its own URL, so that price, stock, pictures and documents
 * follow the selection, with and without script.
 */
export function FamilyChoice({ family, productId, product }: FamilyChoiceProps) {
  const current = family.members.find((member) => member.productId === productId)
  useSpokenChoice(family, product)
  if (!current) return null
  const isOrdered = !product.quoteOnly
  const hasPrices = isOrdered && new Set(family.members.map(({ price }) => price)).size > 1
  return familyChoices(family, current).map((axis) => (
    <Axis key={axis.name} {...{ axis, hasPrices, hasStock: isOrdered, family, current }} />
  ))
}

function Axis(props: AxisProps) {
  const { axis } = props
  const id = useId()
  const label = axisLabel(axis.name)
  const chosen = axis.choices.find(({ isChosen }) => isChosen)
  const Choices = axis.choices.length > MOST_BUTTONS ? AxisSelect : AxisButtons
  return (
    <div className={styles.axis}>
      <p className={styles.name}>
        <b id={id} className="strong" lang={label.lang}>
          {`${label.text}:`}
        </b>{' '}
        <span lang={goodsLanguage()}>{chosen?.value}</span>
      </p>
      <Choices {...props} labelId={id} />
    </div>
  )
}
