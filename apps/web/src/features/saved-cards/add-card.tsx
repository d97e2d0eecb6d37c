import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { ChargeAnswer } from '../../api/orders/payments.ts'
import { addCard, finishCard } from '../../api/orders/saved-cards.ts'
import { shopConfig } from '../../api/shop.ts'
import { t } from '../../lib/words/texts.ts'
import { CardSkeleton } from '../../purchase/payment/card/card-skeleton.tsx'
import { CardWordsContext } from '../../purchase/payment/card/card-words.ts'
import { CardPayment } from '../../purchase/payment/card-payment.tsx'
import { savedCardText } from '../../purchase/payment/saved/card-text.ts'
import { useCharge } from '../../purchase/payment/steps/use-charge.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/notices/toast.tsx'

interface AddCardProps {
  /** Prefilled as the name on the card. */
  holder: string
  onAdded: () => void
}

/** A button that opens the card fields: a card is saved, and nothing is charged. */
export function AddCard({ holder, onAdded }: AddCardProps) {
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  // The focused button was replaced: by the form, or by itself again.
  useEffect(() => {
    if (isOpen !== wasOpen.current) {
      box.current?.querySelector<HTMLElement>(isOpen ? 'h2' : 'button')?.focus()
    }
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <div ref={box}>
      {isOpen ? (
        <section className="stack" aria-labelledby="add-card" style={NARROW}>
          <h2 id="add-card" tabIndex={-1}>
            {savedCardText('savedCard.add')}
          </h2>
          <CardFields
            holder={holder}
            onSaved={() => {
              wasOpen.current = false
              setIsOpen(false)
              onAdded()
            }}
          />
          <Button rank="quiet" onClick={() => setIsOpen(false)}>
            {savedCardText('savedCard.addCancel')}
          </Button>
        </section>
      ) : (
        <Button rank="outline" icon="plus" onClick={() => setIsOpen(true)}>
          {savedCardText('savedCard.add')}
        </Button>
      )}
    </div>
  )
}

/** Card fields are no wider than they are read. */
const NARROW = { maxWidth: '34rem' }

/** A refusal that the provider does not explain; the shop's own sentence is not loaded here. */
const inOwnWords = (answer: ChargeAnswer): ChargeAnswer =>
  answer.sentence === undefined
    ? answer
    : {
        ...answer,
        sentence: undefined,
        cardInfo: {
          ...answer.cardInfo,
          failure_message: savedCardText('savedCard.notConfirmed'),
        },
      }

function CardFields({ holder, onSaved }: { holder: string; onSaved: () => void }) {
  const config = useQuery(shopConfig()).data
  const asked = useRef('')
  const setup = useCharge({
    isBegun: () => false,
    charge: async ({ token }, key) => {
      const answer = await addCard(token, key)
      asked.current = answer.cardInfo.action?.reference ?? ''
      return inOwnWords(answer)
    },
    confirm: async () => inOwnWords(await finishCard(asked.current)),
    onBegin: () => {},
    onEnd: () => {},
    onPaid: () => {
      showToast({ kind: 'good', text: savedCardText('savedCard.added') })
      onSaved()
    },
  })
  if (!config) return <CardSkeleton />
  return (
    <CardWordsContext
      value={{
        sending: savedCardText('savedCard.saving'),
        fine: savedCardText('savedCard.addFine'),
        again: savedCardText('savedCard.again'),
        bankAsks: () => savedCardText('savedCard.bankAsks'),
        bankUnfinished: savedCardText('savedCard.bankUnfinished'),
      }}
    >
      {config.cardProvider === 'sandbox' && setup.step.at === 'card' && (
        <p className="note warn">
          <Icon name="alert-triangle" />
          {t('payment.sandbox')}
        </p>
      )}
      <Suspense fallback={<CardSkeleton />}>
        <CardPayment
          {...{ config, holder }}
          payment={setup}
          money={{ cents: undefined, currency: config.currency }}
          payLabel={savedCardText('savedCard.addSave')}
          beforePay={undefined}
          onBankOpen={() => {}}
        />
      </Suspense>
    </CardWordsContext>
  )
}
