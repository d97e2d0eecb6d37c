/** What styles/later.css leaves out at first. */
const LATER =
  'main > .sec:not(:last-child), main > .band, main > .page > .sec:not(:last-child), .cards:not(.scroll) > li:nth-child(n + 7)'

/** Somebody who looks that long without scrolling has no use for the processor; a first view needs all of it. */
const REST_MS = 6_000

/** Whoever presses something meanwhile waits for its effect alone. */
const AFTER_PRESS_MS = 400
const PRESSES = ['pointerdown', 'pointerup', 'keydown'] as const

/**
 * Once the page is scrolled, or has rested, lays out what is further down, a piece in a frame that has nothing
 * else to do: no step is felt, and the length of the page stays what it is. Screens that follow are whole at once.
 */
export function layOutWhenScrolled(): void {
  const rest = window.setTimeout(layOut, window.scrollY > 0 ? 0 : REST_MS)
  const begin = () => {
    window.clearTimeout(rest)
    layOut()
  }
  window.addEventListener('scroll', begin, { once: true, passive: true })
}

function layOut(): void {
  const { dataset } = document.documentElement
  const pieces = document.querySelectorAll<HTMLElement>(LATER)
  const left = pieces.values()
  let pressedAt = Number.NEGATIVE_INFINITY
  const pressed = () => {
    pressedAt = performance.now()
  }
  for (const press of PRESSES) window.addEventListener(press, pressed, { passive: true })
  const next = () => {
    if (performance.now() < pressedAt + AFTER_PRESS_MS) {
      window.setTimeout(next, AFTER_PRESS_MS)
      return
    }
    const { value: piece, done } = left.next()
    if (done || 'whole' in dataset) {
      dataset.whole = ''
      for (const press of PRESSES) window.removeEventListener(press, pressed)
      for (const { style } of pieces) style.removeProperty('content-visibility')
      return
    }
    piece.style.contentVisibility = 'visible'
    soon(next)
  }
  soon(next)
}

/** Once in a frame, and then when the browser is idle. Safari has no word for that. */
function soon(work: () => void): void {
  const whenIdle = window.requestIdleCallback ?? window.setTimeout
  requestAnimationFrame(() => whenIdle(() => work()))
}
