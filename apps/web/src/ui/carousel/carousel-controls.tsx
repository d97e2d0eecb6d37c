import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import styles from './carousel.module.css'

interface CarouselControlsProps {
  labels: { pause: string; play: string; previous: string; next: string }
  playing: boolean
  onToggle: () => void
  onPrevious: () => void
  onNext: () => void
  /** Their position. */
  className?: string | undefined
  /** Between the arrows, for example the current position. */
  children?: ReactNode
}

/** Pause first, then the arrows: the tab order (ux §3.45). */
export function CarouselControls(props: CarouselControlsProps) {
  const { labels, playing, onToggle, onPrevious, onNext, className, children } = props
  return (
    <div className={clsx(styles.controls, className)}>
      <button type="button" aria-label={playing ? labels.pause : labels.play} onClick={onToggle}>
        <Icon name={playing ? 'player-pause' : 'player-play'} />
      </button>
      <button type="button" aria-label={labels.previous} onClick={onPrevious}>
        <Icon name="chevron-left" />
      </button>
      {children}
      <button type="button" aria-label={labels.next} onClick={onNext}>
        <Icon name="chevron-right" />
      </button>
    </div>
  )
}
