import { isOnBackorder } from '@mendwell/domain/orders/stock'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../../lib/addresses/paths.ts'
import { goodsLanguage } from '../../../lib/words/goods-language.ts'
import { say } from '../../../lib/words/texts.ts'
import { KEEP_SCROLL } from '../../../router/scroll-memory.ts'
import { choicePrice, othersChanged } from './choice-words.ts'
import type { AxisProps } from './family.ts'
import styles from './family-choice.module.css'

/** Many values as a select; without script as links. */
export function AxisSelect({ labelId, ...props }: AxisProps & { labelId: string }) {
  const { axis, family, current, hasPrices, hasStock } = props
  const navigate = useNavigate()
  const choices = axis.choices.flatMap(({ member, ...choice }) =>
    member ? [{ ...choice, member }] : [],
  )
  const choose = (value: string) => {
    const chosen = choices.find((choice) => choice.value === value)
    if (!chosen) return
    void navigate(paths.product(chosen.member), { replace: true, state: KEEP_SCROLL })
  }
  return (
    <>
      <select
        className={`input ${styles.select}`}
        aria-labelledby={labelId}
        value={choices.find(({ isChosen }) => isChosen)?.value}
        onChange={(event) => choose(event.currentTarget.value)}
        lang={goodsLanguage()}
      >
        {choices.map(({ value, member }) => (
          <option key={value} value={value}>
            {[
              value,
              ...(hasPrices ? [choicePrice(member)] : []),
              ...othersChanged(family, { axis, from: current, to: member }),
              ...(hasStock && isOnBackorder(member.quantity) ? [say('onBackorder')] : []),
            ].join(', ')}
          </option>
        ))}
      </select>
      <noscript>
        <ul className={styles.choices}>
          {choices.map(({ value, member }) => (
            <li key={value}>
              <Link className={styles.choice} to={paths.product(member)}>
                {value}
              </Link>
            </li>
          ))}
        </ul>
      </noscript>
    </>
  )
}
