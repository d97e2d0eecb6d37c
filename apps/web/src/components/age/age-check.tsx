import { type RefObject, useId, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import styles from './age-check.module.css'

interface AgeChecked {
  /** In years; null where nobody is asked. */
  needed: number | null
  box: RefObject<HTMLInputElement | null>
  isConfirmed: boolean
  /** The order was sent without. */
  isMissing: boolean
  confirm: (yes: boolean) => void
}

/** Whether the buyer has said to be old enough for what is in the cart, for the order to keep. */
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
    /** False, with the focus on the box, when it must be ticked first. */
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

/** The box to tick where something in the cart is sold from an age on; nothing otherwise. */
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
