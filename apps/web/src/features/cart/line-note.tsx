import type { CartLine } from '@mendwell/domain/cart'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../lib/texts.ts'
import { changeNotes } from '../../state/cart.ts'
import { Button } from '../../ui/button.tsx'

/** orders/save takes so many characters of a note. */
const MAX_NOTE = 500

/** The note of a line, printed as 'special instruction' on the invoice. */
export function LineNote({ line }: { line: CartLine }) {
  const [opened, setOpened] = useState(line.notes !== '')
  const pressed = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  // The button that was pressed is gone: typing goes on in the field.
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
        aria-label={`${t('cart.addNote')}: ${line.productName}`}
      >
        {t('cart.addNote')}
      </Button>
    )
  }
  return (
    <input
      ref={input}
      className="in sm note-in"
      aria-label={t('cart.notesFor', { name: line.productName })}
      placeholder={t('cart.notesHint')}
      maxLength={MAX_NOTE}
      value={line.notes}
      onChange={(event) => changeNotes(line.productId, event.currentTarget.value)}
    />
  )
}
