import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  chooseSavedCard,
  removeSavedCard,
  type SavedCardAnswer,
} from '../../api/orders/saved-cards.ts'
import { cardEnd, cardName, savedCardText } from '../../purchase/payment/saved/card-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { announce } from '../../ui/notices/announcer.tsx'
import { showToast } from '../../ui/notices/toast.tsx'

interface SavedCardProps {
  card: SavedCardAnswer
  onRemoved: () => void
}

/** A saved card with its actions. Removal asks first: the card provider cannot restore it. */
export function SavedCard({ card, onRemoved }: SavedCardProps) {
  const [isAsked, setIsAsked] = useState(false)
  const buttons = useRef<HTMLDivElement>(null)
  const wasAsked = useRef(false)
  // The focused button was replaced by others.
  useEffect(() => {
    if (isAsked !== wasAsked.current) {
      buttons.current?.querySelector<HTMLElement>('button:last-child')?.focus()
    }
    wasAsked.current = isAsked
  }, [isAsked])
  return (
    <li className="panel flat stack">
      <div>
        <h2>
          {cardName(card)}{' '}
          {card.isExpired ? (
            <span className="tag warn">{savedCardText('savedCard.expiredTag')}</span>
          ) : (
            card.isDefault && <span className="tag good">{savedCardText('savedCard.default')}</span>
          )}
        </h2>
        <p className="small muted">{cardEnd(card)}</p>
      </div>
      {isAsked && <p role="status">{savedCardText('savedCard.ask')}</p>}
      <div className="row" ref={buttons}>
        {isAsked ? (
          <>
            <Remove card={card} onRemoved={onRemoved} />
            <Button rank="outline" onClick={() => setIsAsked(false)}>
              {savedCardText('savedCard.keep')}
            </Button>
          </>
        ) : (
          <>
            {!card.isDefault && !card.isExpired && <MakeDefault card={card} />}
            <Button
              rank="quiet"
              aria-label={savedCardText('savedCard.removeOf', { name: cardName(card) })}
              onClick={() => setIsAsked(true)}
            >
              {savedCardText('savedCard.remove')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

function MakeDefault({ card }: Pick<SavedCardProps, 'card'>) {
  const name = cardName(card)
  const choosing = useMutation({
    mutationFn: () => chooseSavedCard(card.savedCardId),
    onSuccess: () => announce(savedCardText('savedCard.isDefault', { name })),
    onError: showFailure,
    networkMode: 'always',
  })
  return (
    <Button
      rank="outline"
      busy={choosing.isPending}
      aria-label={savedCardText('savedCard.makeDefaultOf', { name })}
      onClick={() => choosing.mutate()}
    >
      {savedCardText('savedCard.makeDefault')}
    </Button>
  )
}

function Remove({ card, onRemoved }: SavedCardProps) {
  const removing = useMutation({
    mutationFn: () => removeSavedCard(card.savedCardId),
    onSuccess: () => {
      showToast({
        kind: 'good',
        text: savedCardText('savedCard.removed', { name: cardName(card) }),
      })
      onRemoved()
    },
    onError: showFailure,
    networkMode: 'always',
  })
  return (
    <Button rank="danger" busy={removing.isPending} onClick={() => removing.mutate()}>
      {savedCardText('savedCard.confirm')}
    </Button>
  )
}

const showFailure = () => {
  showToast({ kind: 'warn', text: savedCardText('savedCard.failed') })
}
