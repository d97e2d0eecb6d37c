import type { RequestFor } from '@mendwell/contract/orders/returns'
import { t } from '../../../lib/words/texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './next-steps.module.css'

const LAST_STEP = {
  REFUND: 'returns.nextRefund',
  REPLACEMENT: 'returns.nextReplacement',
  EXCHANGE: 'returns.nextExchange',
} as const

interface NextStepsProps {
  /** Comma-separated return numbers. */
  numbers: string
  requestFor: RequestFor
}

/** The request was submitted: its number, and what happens next. */
export function NextSteps({ numbers, requestFor }: NextStepsProps) {
  return (
    <div className="note good">
      <Icon name="circle-check" />
      <div>
        <b className="strong">{t('refund.sent', { numbers })}</b>
        <p>{t('returns.next')}</p>
        <ol className={styles.steps}>
          <li>{t('returns.nextMail')}</li>
          <li>{t('returns.nextWait')}</li>
          <li>{t('returns.nextParcel')}</li>
          <li>{t(LAST_STEP[requestFor])}</li>
        </ol>
      </div>
    </div>
  )
}
