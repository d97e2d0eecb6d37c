import { type ReactNode, useCallback, useRef } from 'react'
import styles from './carousel.module.css'
import { CarouselControls } from './carousel-controls.tsx'
import { useAutoplay } from './use-autoplay.ts'

interface CarouselProps {
  title: string
  labels: { pause: string; play: string; previous: string; next: string }
  /** The most shown side by side; home5 stops at 3. */
  cards?: 3 | 4
  /** The `li` elements of the row. */
  children: ReactNode
}

/**
 * A row of cards that scrolls by touch, wheel, keyboard and buttons, and wraps around at its end. 1 card from 0 px, 2
 * from 400, 3 from 740, 4 from 940 of its own width (Specification §9).
 */
export function Carousel({ title, labels, cards = 3, children }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null)
  const next = useCallback(() => moveRow(row.current, 1), [])
  const { playing, rest, toggle, hold } = useAutoplay(next)
  const step = (by: 1 | -1) => {
    rest()
    moveRow(row.current, by)
  }
  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={title}
      {...hold}
    >
      <div className={`head ${styles.head}`}>
        <h2>{title}</h2>
        <CarouselControls
          labels={labels}
          playing={playing}
          onToggle={toggle}
          onPrevious={() => step(-1)}
          onNext={() => step(1)}
        />
      </div>
      <ul
        ref={row}
        className={cards === 4 ? `${styles.strip} ${styles.four}` : styles.strip}
        onPointerDown={rest}
      >
        {children}
      </ul>
    </section>
  )
}

/** One card further; wraps around at either end. */
function moveRow(row: HTMLUListElement | null, by: 1 | -1): void {
  const card = row?.firstElementChild
  if (!row || !card) return
  const width = card.getBoundingClientRect().width + Number.parseFloat(getComputedStyle(row).gap)
  const end = row.scrollWidth - row.clientWidth
  const from = Math.round(row.scrollLeft)
  const isAtEnd = by === 1 ? from >= end - 1 : from <= 0
  const otherEnd = by === 1 ? 0 : end
  row.scrollTo({ left: isAtEnd ? otherEnd : from + by * width, behavior: 'smooth' })
}
