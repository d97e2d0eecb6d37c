import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface CarouselControlsProps {
  labels: { pause: string; play: string; previous: string; next: string }
  playing: boolean
  onToggle: () => void
  onPrevious: () => void
  onNext: () => void
  /** Between the arrows, for example where one is. */
  children?: ReactNode
}

/** Pause first, then the arrows: the order in which the keyboard meets them (ux §3.45). */
export function CarouselControls(props: CarouselControlsProps) {
  const { labels, playing, onToggle, onPrevious, onNext, children } = props
  return (
    <div className="ctl">
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
