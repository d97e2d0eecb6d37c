import { isOnBackorder } from '@mendwell/domain/orders/stock'
import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../lib/addresses/paths.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { goodsLanguage } from '../../../lib/words/goods-language.ts'
import { say } from '../../../lib/words/texts.ts'
import { KEEP_SCROLL } from '../../../router/scroll-memory.ts'
import { choicePrice, othersChanged, prefetchMember } from './choice-words.ts'
import type { AxisProps } from './family.ts'
import styles from './family-choice.module.css'

/**
 * One button per value. Without script they are links to the members; with it, the radio buttons of WAI-ARIA: one stop
 * for the Tab key, and arrow keys that select.
 */
export function AxisButtons({ labelId, ...props }: AxisProps & { labelId: string }) {
  const isLive = useHydrated()
  return (
    <fieldset
      className={styles.choices}
      role={isLive ? 'radiogroup' : undefined}
      aria-labelledby={labelId}
    >
      {props.axis.choices.map((choice) => (
        <Choice key={choice.value} {...props} choice={choice} isLive={isLive} />
      ))}
    </fieldset>
  )
}

/** Selects another radio button of the group, as arrow keys do. */
function press(event: KeyboardEvent<HTMLElement>) {
  const group = event.currentTarget.parentElement
  const radios = [...(group?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])]
  const to = targetOf(event.key, radios.indexOf(event.currentTarget), radios.length)
  const radio = to === undefined ? undefined : radios[to]
  if (!radio) return
  event.preventDefault()
  radio.focus()
  radio.click()
}

/** Arrow keys wrap around, as in every radio group; the space bar selects. */
function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === ' ') return at
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at - 1 + count) % count
  return undefined
}

interface ChoiceProps extends AxisProps {
  choice: AxisProps['axis']['choices'][number]
  isLive: boolean
}

function Choice({ choice, isLive, axis, family, current, ...shown }: ChoiceProps) {
  const { value, isChosen, member } = choice
  if (!member) return null
  const isOut = shown.hasStock && isOnBackorder(member.quantity)
  const state = isLive
    ? { role: 'radio', 'aria-checked': isChosen, tabIndex: isChosen ? 0 : -1, onKeyDown: press }
    : { 'aria-current': isChosen }
  return (
    <Link
      className={clsx(styles.choice, isChosen && styles.chosen, isOut && styles.out)}
      to={paths.product(member)}
      {...state}
      replace
      state={KEEP_SCROLL}
      onPointerEnter={() => prefetchMember(member.productId)}
    >
      <span lang={goodsLanguage()}>{value}</span>{' '}
      {shown.hasPrices && <span className={styles.hint}>{choicePrice(member)}</span>}{' '}
      {othersChanged(family, { axis, from: current, to: member }).map((change) => (
        <span key={change} className={styles.hint} lang={goodsLanguage()}>
          {change}{' '}
        </span>
      ))}
      {isOut && <span className={styles.hint}>{say('onBackorder')}</span>}
    </Link>
  )
}
