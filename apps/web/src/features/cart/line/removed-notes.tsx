import type { CartLine } from '@mendwell/domain/orders/cart'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../../lib/words/texts.ts'
import { currentCart, putBack, removeFromCart } from '../../../purchase/cart/cart.ts'
import textButtonStyles from '../../../ui/buttons/text-button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import styles from './removed-notes.module.css'

/** The id of a line's remove button. */
export const idOfRemove = (lineId: number | undefined) => `remove-${lineId}`

interface RemovedLine {
  line: CartLine
  index: number
}

/** Lines removed during this visit of the page; each can be restored until the page is left. */
export function useRemovedLines() {
  const [lines, setLines] = useState<readonly RemovedLine[]>([])
  const without = (lineId: number) => lines.filter(({ line }) => line.lineId !== lineId)
  return {
    lines,
    remove: (line: CartLine) => {
      const index = currentCart().findIndex(({ lineId }) => lineId === line.lineId)
      setLines([...without(line.lineId), { line, index }])
      removeFromCart(line.lineId)
    },
    undo: ({ line, index }: RemovedLine) => {
      setLines(without(line.lineId))
      putBack(line, index)
    },
  }
}

/** 'Removed: …' with Undo; focus moves to the newest, because its line is gone, and back to a restored line. */
export function RemovedNotes({ removed }: { removed: ReturnType<typeof useRemovedLines> }) {
  const newest = useRef<HTMLButtonElement>(null)
  const count = useRef(removed.lines.length)
  const restored = useRef<number>(undefined)
  // The focused button was removed: with its row, or with the note of a restored row.
  useEffect(() => {
    if (removed.lines.length > count.current) newest.current?.focus()
    else document.getElementById(idOfRemove(restored.current))?.focus()
    restored.current = undefined
    count.current = removed.lines.length
  }, [removed.lines.length])
  return (
    <div role="status">
      {removed.lines.map((entry, index) => (
        <p key={entry.line.lineId} className={`note good ${styles.note}`}>
          <Icon name="arrow-back-up" />
          <span>
            {t('cart.removed', { name: entry.line.productName })}{' '}
            <button
              type="button"
              className={`${textButtonStyles.button} ${textButtonStyles.strong}`}
              ref={index === removed.lines.length - 1 ? newest : undefined}
              onClick={() => {
                restored.current = entry.line.lineId
                removed.undo(entry)
              }}
            >
              {t('common.undo')}
              <span className="visually-hidden">
                : {t('cart.undoItem', { name: entry.line.productName })}
              </span>
            </button>
          </span>
        </p>
      ))}
    </div>
  )
}
