import { createContext, useContext } from 'react'
import { t } from '../../../lib/words/texts.ts'

/** What the card's steps say, apart from what all of them say. */
interface CardWords {
  sending: string
  /** Below the button. */
  fine: string
  /** Behind a refusal. */
  again: string
  /** The question of the sandbox bank. */
  bankAsks: (amount: string) => string
  bankUnfinished: string
}

/** Set where a card is saved and nothing is charged. */
export const CardWordsContext = createContext<CardWords | undefined>(undefined)

/** The words of the place: about a payment, unless a card is only saved. */
export const useCardWords = (): CardWords =>
  useContext(CardWordsContext) ?? {
    sending: t('payment.sending'),
    fine: t('payment.fine'),
    again: t('payment.tryAgain'),
    bankAsks: (amount) => t('payment.bankAsks', { amount }),
    bankUnfinished: t('payment.bankUnfinished'),
  }
