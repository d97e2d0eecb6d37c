import { clsx } from 'clsx'
import type { ButtonHTMLAttributes } from 'react'
import { Icon } from '../icon.tsx'

/** One primary per view; secondary in lists; outline; quiet text; danger (look: button ranks). */
type ButtonRank = 'primary' | 'secondary' | 'outline' | 'quiet' | 'danger'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  rank?: ButtonRank
  icon?: string
  big?: boolean
  wide?: boolean
  /** While true, further clicks do nothing; the button stays enabled and focusable. */
  busy?: boolean
}

export function Button({
  rank = 'primary',
  icon,
  big = false,
  wide = false,
  busy = false,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(rank, { big, wide })}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** The same look for a link that acts like a button. */
export function buttonClass(rank: ButtonRank, size: { big?: boolean; wide?: boolean } = {}) {
  return clsx('button', rank, size.big && 'big', size.wide && 'wide')
}
