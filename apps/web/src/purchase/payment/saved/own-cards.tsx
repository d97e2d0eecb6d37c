import { savedCardToken } from '@mendwell/contract/money/saved-cards'
import { cardToBeginWith, MAX_SAVED_CARDS } from '@mendwell/domain/money/saved-cards'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { type SavedCardAnswer, savedCards } from '../../../api/orders/saved-cards.ts'
import { t } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import choice from '../../../ui/fields/choice.module.css'
import { CardSkeleton } from '../card/card-skeleton.tsx'
import { PaymentWarning } from '../card/payment-warning.tsx'
import type { Charging } from '../steps/use-charge.ts'
import { cardEnd, cardName, savedCardText } from './card-text.ts'

interface OwnCardsProps {
  payment: Charging
  /** 'Pay $105.61' */
  payLabel: string
  /** The fields for another card, with content above their button; also the bank's step. */
  children: (beforePay: ReactNode) => ReactNode
}

/** A customer's saved cards, to pay with one click; a new card can be saved while paying. */
export function OwnCards({ payment, payLabel, children }: OwnCardsProps) {
  const query = useQuery(savedCards())
  const [chosen, setChosen] = useState<number | 'other'>()
  const { step } = payment
  if (step.at !== 'card') return children(null)
  if (query.isLoading) return <CardSkeleton />
  const cards = query.data?.cards ?? []
  const picked = pickedOf(cards, chosen)
  const tick = cards.length < MAX_SAVED_CARDS && <SaveThis payment={payment} />
  if (cards.length === 0) return children(tick)
  return (
    <div className="stack">
      <fieldset className="stack-small">
        <legend className="strong">{savedCardText('savedCard.payWith')}</legend>
        {cards.map((card) => (
          <Choice
            key={card.savedCardId}
            name={cardName(card)}
            note={cardEnd(card)}
            isPicked={picked === card}
            isDisabled={card.isExpired}
            onPick={() => setChosen(card.savedCardId)}
          />
        ))}
        <Choice
          name={savedCardText('savedCard.other')}
          isPicked={!picked}
          onPick={() => setChosen('other')}
        />
      </fieldset>
      {picked ? (
        <div className="stack">
          {step.warning && <PaymentWarning text={step.warning} />}
          <Button
            icon="lock"
            big
            wide
            busy={payment.busy}
            onClick={async () => {
              await payment.pay(savedCardToken(picked.savedCardId))
              // It may have been removed in another tab.
              void query.refetch()
            }}
          >
            {payment.busy ? t('payment.sending') : payLabel}
          </Button>
        </div>
      ) : (
        children(tick)
      )}
    </div>
  )
}

/** The selected card; undefined for a new one, or if it expired or was removed meanwhile. */
function pickedOf(cards: readonly SavedCardAnswer[], chosen: number | 'other' | undefined) {
  if (chosen === 'other') return undefined
  const own = cards.find(({ savedCardId, isExpired }) => savedCardId === chosen && !isExpired)
  return own ?? cardToBeginWith(cards)
}

interface ChoiceProps {
  name: string
  note?: string
  isPicked: boolean
  isDisabled?: boolean
  onPick: () => void
}

function Choice({ name, note, isPicked, isDisabled = false, onPick }: ChoiceProps) {
  return (
    <label className={isPicked ? `${choice.choice} ${choice.chosen}` : choice.choice}>
      <input
        type="radio"
        name="saved-card"
        checked={isPicked}
        disabled={isDisabled}
        onChange={onPick}
      />
      <span>
        <b className="strong">{name}</b>
        {note && <span className="small muted"> {note}</span>}
      </span>
    </label>
  )
}

/** Off until the customer checks it. */
function SaveThis({ payment }: Pick<OwnCardsProps, 'payment'>) {
  const help = useId()
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          aria-describedby={help}
          checked={payment.savesCard}
          onChange={(event) => payment.saveCard(event.currentTarget.checked)}
        />
        {savedCardText('savedCard.save')}
      </label>
      <p className="tiny muted" id={help}>
        {savedCardText('savedCard.saveHelp')}
      </p>
    </div>
  )
}
