import { SANDBOX_CARDS } from '@mendwell/contract/money/sandbox-cards'
import { t, translateWord } from '../../../lib/words/texts.ts'
import { formatCardNumber } from './card-rules.ts'
import styles from './test-cards.module.css'

/** The sandbox's scenarios; a click fills in the number. */
export function TestCards({ onChoose }: { onChoose: (number: string) => void }) {
  return (
    <details className={styles.cards}>
      <summary>{t('payment.testCards')}</summary>
      <ul>
        {SANDBOX_CARDS.map(({ number, label }) => (
          <li key={number}>
            <span>
              <span className="tabular strong">{formatCardNumber(number)}</span>
              <br />
              {translateWord(label)}
            </span>
            <button
              type="button"
              className="button secondary"
              aria-label={t('payment.useCard', { number: formatCardNumber(number) })}
              onClick={() => onChoose(formatCardNumber(number))}
            >
              {t('payment.use')}
            </button>
          </li>
        ))}
      </ul>
      <p className="tiny muted">{t('payment.testCardsHelp')}</p>
    </details>
  )
}
