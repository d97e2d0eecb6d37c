import { type RefObject, useId, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import styles from './age-check.module.css'

interface AgeChecked {
  /** In years; null if none is required. */
  needed: number | null
  box: RefObject<HTMLInputElement | null>
  isConfirmed: boolean
  /** The order was submitted without it. */
  isMissing: boolean
  confirm: (yes: boolean) => void
}

/** The buyer's confirmation of being old enough for the cart, sent with the order. */
export function useAgeCheck(needed: number | null) {
  const [answered, setAnswered] = useState<number | null>(null)
  const [isMissing, setMissing] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const isConfirmed = needed === null || (answered ?? 0) >= needed
  const check: AgeChecked = {
    needed,
    box,
    isConfirmed,
    isMissing: isMissing && !isConfirmed,
    confirm: (yes) => setAnswered(yes ? needed : null),
  }
  return {
    check,
    ageConfirmed: answered,
    /** False if the box must be checked first; it then gets focus. */
    isReady: () => {
      if (isConfirmed) return true
      setMissing(true)
      box.current?.focus()
      return false
    },
  }
}

interface AgeCheckProps {
  check: AgeChecked
  words: { confirm: string; missing: string }
}

/** The checkbox for age-restricted goods in the cart; otherwise renders nothing. */
export function AgeCheck({ check, words }: AgeCheckProps) {
  const { needed, box, isConfirmed, isMissing, confirm } = check
  const errorId = useId()
  if (needed === null) return null
  return (
    <div className={`field ${styles.age}${isMissing ? ' bad' : ''}`}>
      {isMissing && (
        <span className="error" id={errorId} role="alert">
          <Icon name="alert-triangle" />
          {words.missing}
        </span>
      )}
      <label className="check">
        <input
          ref={box}
          type="checkbox"
          checked={isConfirmed}
          aria-describedby={isMissing ? errorId : undefined}
          aria-invalid={isMissing || undefined}
          onChange={(event) => confirm(event.currentTarget.checked)}
        />
        <span>{words.confirm}</span>
      </label>
    </div>
  )
}
