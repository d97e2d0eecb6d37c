import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { sceneSources } from '../../../lib/addresses/images.ts'
import { t } from '../../../lib/words/texts.ts'
import type { TextKey } from '../../../texts/en.ts'
import { buttonClass } from '../../../ui/buttons/button.tsx'
import { CarouselControls } from '../../../ui/carousel/carousel-controls.tsx'
import { useAutoplay } from '../../../ui/carousel/use-autoplay.ts'
import { Picture } from '../../../ui/picture.tsx'
import { carouselLabels } from '../departments/carousel-labels.ts'
import styles from './hero.module.css'

export interface Slide {
  scene: string
  title: TextKey
  text: TextKey
  action: TextKey
  to: string
  /** A picture with its own background is framed. */
  framed?: boolean
}

/** The distance in CSS pixels after which a touch counts as a swipe. */
const SWIPE_PX = 40

/** The large pictures at the top; all their targets are also linked further down (ux §3.48). */
export function Hero({ slides, eager = true }: { slides: readonly Slide[]; eager?: boolean }) {
  const [index, setIndex] = useState(0)
  const count = slides.length
  const next = useCallback(() => setIndex((now) => (now + 1) % count), [count])
  const { playing, rest, toggle, hold } = useAutoplay(next)
  const step = (by: number) => {
    rest()
    setIndex((now) => (now + by + count) % count)
  }
  const swipe = useSwipe(step)
  usePreload(slides[(index + 1) % count]?.scene)
  const slide = slides[index]
  if (!slide) return null
  return (
    <section
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label={t('home.highlights')}
      {...hold}
      {...swipe}
    >
      <CarouselControls
        labels={carouselLabels()}
        playing={playing}
        onToggle={toggle}
        onPrevious={() => step(-1)}
        onNext={() => step(1)}
        className={styles.controls}
      >
        <Dots slides={slides} index={index} />
      </CarouselControls>
      {/* biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset */}
      <div
        key={index}
        className={styles.slide}
        role="group"
        aria-roledescription="slide"
        aria-label={t('home.slideOf', { number: index + 1, count })}
        aria-live={playing ? 'off' : 'polite'}
      >
        <div className={styles.text}>
          {slides.map((one) => (
            <SlideWords key={one.scene} slide={one} isShown={one === slide} />
          ))}
        </div>
        <div className={slide.framed ? `${styles.art} ${styles.framed}` : styles.art}>
          <Picture
            {...sceneSources(slide.scene)}
            sizes="(max-width: 720px) calc(100vw - 32px), 560px"
            alt=""
            width={720}
            height={520}
            eager={eager}
          />
        </div>
      </div>
    </section>
  )
}

/** All slides share one grid cell, so each is as high as the tallest and the page below does not move. */
function SlideWords({ slide, isShown }: { slide: Slide; isShown: boolean }) {
  const look = buttonClass('primary', { big: true })
  return (
    <div style={{ gridArea: '1 / 1', visibility: isShown ? 'visible' : 'hidden' }}>
      <h2>{t(slide.title)}</h2>
      <p>{t(slide.text)}</p>
      {isShown ? (
        <Link className={look} to={slide.to}>
          {t(slide.action)}
        </Link>
      ) : (
        <span className={look}>{t(slide.action)}</span>
      )}
    </div>
  )
}

function Dots({ slides, index }: { slides: readonly Slide[]; index: number }) {
  const label = t('home.slideOf', { number: index + 1, count: slides.length })
  return (
    <span className={styles.dots} role="img" aria-label={label}>
      {slides.map(({ scene }, place) => (
        <i key={scene} className={place === index ? styles.shown : undefined} />
      ))}
    </span>
  )
}

/** Swiping left and right. */
function useSwipe(step: (by: number) => void) {
  const start = useRef<number>(undefined)
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? undefined : event.clientX
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current === undefined) return
      const way = event.clientX - start.current
      start.current = undefined
      if (Math.abs(way) >= SWIPE_PX) step(way < 0 ? 1 : -1)
    },
  }
}

/** Preloads the next picture. */
function usePreload(scene: string | undefined) {
  // An image outside the page fills the browser's cache.
  useEffect(() => {
    if (!scene) return
    const image = new Image()
    const { src, srcSet } = sceneSources(scene)
    const load = () => Object.assign(image, { sizes: '560px', srcset: srcSet, src })
    const idle = window.setTimeout(load, 2_000)
    return () => window.clearTimeout(idle)
  }, [scene])
}
