import { t } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useCardWords } from '../card/card-words.ts'
import { useLostFocus } from '../card/use-lost-focus.ts'

interface BankStepProps {
  amount: string
  busy: boolean
  onAnswer: (approve: boolean) => void
}

/** The sandbox bank's 3-D Secure page. */
export function BankStep({ amount, busy, onAnswer }: BankStepProps) {
  const heading = useLostFocus<HTMLHeadingElement>()
  return (
    <section className="panel flat stack" aria-labelledby="bank-title">
      <h3 id="bank-title" ref={heading} tabIndex={-1}>
        {t('payment.bankTitle')}
      </h3>
      <p>{useCardWords().bankAsks(amount)}</p>
      <div className="row">
        <Button busy={busy} onClick={() => onAnswer(true)}>
          {t('payment.approve')}
        </Button>
        <Button rank="outline" busy={busy} onClick={() => onAnswer(false)}>
          {t('payment.refuse')}
        </Button>
      </div>
    </section>
  )
}
