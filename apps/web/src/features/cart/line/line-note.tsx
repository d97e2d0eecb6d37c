import { holdsCardNumber } from '@mendwell/domain/money/card-numbers'
import type { Cart, CartLine } from '@mendwell/domain/orders/cart'
import { useEffect, useRef, useState } from 'react'
import { say, t } from '../../../lib/words/texts.ts'
import { changeNotes, joinLines } from '../../../purchase/cart/cart.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './cart-table.module.css'

/** The longest note that orders/save accepts. */
const MAX_NOTE = 500

const idOf = (line: CartLine) => `note-${line.lineId}`

/** False if a note contains a card number, which the shop refuses; the note then gets focus. */
export function checkNotes(cart: Cart): boolean {
  const wrong = cart.find(({ notes }) => holdsCardNumber(notes))
  if (wrong) document.getElementById(idOf(wrong))?.focus()
  return wrong === undefined
}

/** The note of a line, printed as 'special instruction' on the invoice. */
export function LineNote({ line, name }: { line: CartLine; name: string }) {
  const [opened, setOpened] = useState(line.notes !== '')
  const pressed = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  // The clicked button was replaced: focus moves to the field.
  useEffect(() => {
    if (opened && pressed.current) input.current?.focus()
  }, [opened])
  if (!opened) {
    return (
      <Button
        rank="quiet"
        onClick={() => {
          pressed.current = true
          setOpened(true)
        }}
        aria-label={`${t('cart.addNote')}: ${name}`}
      >
        {t('cart.addNote')}
      </Button>
    )
  }
  const isWrong = holdsCardNumber(line.notes)
  return (
    <>
      <input
        ref={input}
        id={idOf(line)}
        className={`input small ${styles.note}`}
        aria-label={t('cart.notesFor', { name })}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${idOf(line)}-error` : undefined}
        placeholder={t('cart.notesHint')}
        maxLength={MAX_NOTE}
        value={line.notes}
        onChange={(event) => changeNotes(line.lineId, event.currentTarget.value)}
        onBlur={joinLines}
      />
      {isWrong && (
        <p id={`${idOf(line)}-error`} className={styles.problem} role="alert">
          <Icon name="alert-triangle" /> {say('cardNumberInText')}
        </p>
      )}
    </>
  )
}
