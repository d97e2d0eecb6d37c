import type { ErrorCode } from '@mendwell/contract/wire/errors'
import { useRef, useState } from 'react'
import { CallProblem } from '../../../api/calls/call.ts'
import { CHARGE_STATUS, type ChargeAnswer } from '../../../api/orders/payments.ts'
import { newKey } from '../../../lib/new-key.ts'
import { t, translateMessage, translateWord } from '../../../lib/words/texts.ts'

type BankAction = NonNullable<ChargeAnswer['cardInfo']['action']>

type ChargeStep =
  | { at: 'card'; warning?: string | undefined }
  | { at: 'bank'; action: BankAction }
  | { at: 'confirming' }

/** What a card is charged for: an order, or a gift card. */
export interface Chargeable {
  /** A charge was started before and its outcome is unknown here: the shop is asked first. */
  isBegun: () => boolean
  /** Initially shown above the card fields. */
  warning?: string | undefined
  /** Charges a card; the same key charges once. */
  charge: (card: { token: string; saveCard: boolean }, key: string) => Promise<ChargeAnswer>
  /** Status of the last charge. */
  confirm: () => Promise<ChargeAnswer>
  /** A charge starts: from now on a reload has to ask for its outcome. */
  onBegin: () => void
  /** Its outcome is known. */
  onEnd: () => void
  /** Receives the provider's message, such as 'Sandbox transaction success'. */
  onPaid: (message: string) => void
  /** The order or gift card may have changed meanwhile: refetch it. */
  onUnknown?: () => void
}

export type Charging = ReturnType<typeof useCharge>

/** After these it is unknown whether the card was charged: retry with the same key. */
const NO_ANSWER: readonly ErrorCode[] = ['IN_FLIGHT', 'UNAVAILABLE', 'BROKEN']

/**
 * One payment from the card to its outcome; a second click while sending does nothing (Specification §8). Resumes after
 * being cut off by a reload or the back button.
 */
export function useCharge({
  isBegun,
  warning,
  charge,
  confirm,
  onBegin,
  onEnd,
  onPaid,
  onUnknown,
}: Chargeable) {
  const [step, setStep] = useState<ChargeStep>(() =>
    isBegun() ? { at: 'confirming' } : { at: 'card', warning },
  )
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const [savesCard, saveCard] = useState(false)
  const attempt = useRef<{ token: string; saveCard: boolean; key: string }>(undefined)

  const settle = (answer: ChargeAnswer) => {
    if (answer.statusCode !== CHARGE_STATUS.beingConfirmed) attempt.current = undefined
    const next = stepAfter(answer)
    if (!next || next.at === 'card') onEnd()
    if (next) setStep(next)
    else onPaid(translateMessage(answer.statusDesc, answer.sentence))
  }

  const run = async (ask: () => Promise<ChargeAnswer>) => {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    try {
      settle(await ask())
    } catch (error) {
      if (isAnswer(error)) {
        attempt.current = undefined
        onEnd()
      }
      setStep({ at: 'card', warning: explain(error) })
      onUnknown?.()
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return {
    step,
    busy,
    confirm,
    settle,
    /** The typed card whose charge had no answer: paying with it again never charges twice. */
    unanswered: () => {
      const token = attempt.current?.token
      return token?.startsWith('saved_') ? undefined : token
    },
    /** Whether to save the typed card for next time, once it has paid. */
    savesCard,
    saveCard,
    /** The card fields, whatever came before. */
    useCard: () => {
      onEnd()
      setStep({ at: 'card' })
    },
    pay: (token: string) =>
      run(() => {
        // Clears the previous attempt's message, so that the same text is announced again.
        setStep({ at: 'card' })
        const card = { token, saveCard: savesCard }
        const { current } = attempt
        const isRepeat = current?.token === token && current.saveCard === savesCard
        const { key } = isRepeat ? current : { key: newKey() }
        attempt.current = { ...card, key }
        onBegin()
        return charge(card, key)
      }),
    /** Lets the shopper and the bank finish, then asks the shop for the outcome: only its answer counts. */
    askBank: (bank: () => Promise<unknown>) =>
      run(async () => {
        await bank()
        return confirm()
      }),
  }
}

/** The next step after a provider's answer; undefined if the card was charged. */
export function stepAfter({
  statusCode,
  statusDesc,
  sentence,
  cardInfo,
}: ChargeAnswer): ChargeStep | undefined {
  if (cardInfo.failure_message) {
    const [warning = ''] = cardInfo.failure_message.split(';')
    // The bank's message is plain text only.
    return { at: 'card', warning: translateMessage(translateWord(warning.trim()), sentence) }
  }
  if (statusCode === CHARGE_STATUS.beingConfirmed) return { at: 'confirming' }
  if (statusCode < 0) return { at: 'card', warning: translateMessage(statusDesc, sentence) }
  if (statusCode !== CHARGE_STATUS.actionRequired) return undefined
  return cardInfo.action ? { at: 'bank', action: cardInfo.action } : { at: 'confirming' }
}

const isAnswer = (error: unknown) =>
  error instanceof CallProblem && !NO_ANSWER.includes(error.problem.code)

function explain(error: unknown): string {
  if (error instanceof CallProblem) {
    return translateMessage(error.problem.detail, error.problem.sentence)
  }
  return t('payment.unreachable')
}
