import { useRef, useState } from 'react'
import { CallProblem } from '../../api/calls/call.ts'
import { confirmGiftSale, type GiftSale, payGiftSale } from '../../api/orders/gift-sales.ts'
import { CHARGE_STATUS, type ChargeAnswer } from '../../api/orders/payments.ts'
import { newKey } from '../../lib/new-key.ts'
import { sayAgain, t } from '../../lib/words/texts.ts'
import { stepAfter, type usePayment } from '../../purchase/payment/steps/use-payment.ts'

interface Outcome {
  /** A reload cut a charge off: the shop is asked first how it ended. */
  isCharged: boolean
  onCharging: (isCharged: boolean) => void
  onPaid: () => void
}

/** One payment of a gift card from the card to its outcome, with the same steps as that of an order; no card is saved. */
export function useGiftPayment(
  { saleToken }: GiftSale,
  { isCharged, onCharging, onPaid }: Outcome,
): ReturnType<typeof usePayment> {
  const [step, setStep] = useState<ReturnType<typeof usePayment>['step']>(() =>
    isCharged ? { at: 'confirming' } : { at: 'card' },
  )
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const attempt = useRef<{ token: string; key: string }>(undefined)

  const settle = (answer: ChargeAnswer) => {
    if (answer.statusCode !== CHARGE_STATUS.beingConfirmed) attempt.current = undefined
    const next = stepAfter(answer)
    if (!next || next.at === 'card') onCharging(false)
    if (next) setStep(next)
    else onPaid()
  }

  const run = async (ask: () => Promise<ChargeAnswer>) => {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    try {
      settle(await ask())
    } catch (error) {
      const isKnown = error instanceof CallProblem
      setStep({
        at: 'card',
        warning: isKnown
          ? sayAgain(error.problem.detail, error.problem.sentence)
          : t('payment.unreachable'),
      })
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return {
    step,
    busy,
    settle,
    unanswered: () => attempt.current?.token,
    savesCard: false,
    saveCard: () => {},
    useCard: () => {
      onCharging(false)
      setStep({ at: 'card' })
    },
    pay: (token) =>
      run(() => {
        setStep({ at: 'card' })
        // The same card after a lost answer keeps its key: it is charged once.
        const key = attempt.current?.token === token ? attempt.current.key : newKey()
        attempt.current = { token, key }
        onCharging(true)
        return payGiftSale(saleToken, token, key)
      }),
    askBank: (bank) =>
      run(async () => {
        await bank()
        return confirmGiftSale(saleToken)
      }),
  }
}
