const FAR = 'var(--s5)'
/** Above a bar at the bottom of the window. */
const FOOT = 'calc(var(--s5) + var(--foot, 0px))'
/** The minimum, in pixels. */
const MARGIN = 24

/** Positions in the window as `inset`, best first: corners, then sides; on a phone left and right are the same. */
const PLACES = [
  `auto ${FAR} ${FOOT} auto`,
  `auto auto ${FOOT} ${FAR}`,
  `${FAR} ${FAR} auto auto`,
  `${FAR} auto auto ${FAR}`,
  // A page full of buttons has its gaps elsewhere.
  ...[12, 24, 36, 48, 60].flatMap((percent) => [
    `auto ${FAR} ${percent}% auto`,
    `auto auto ${percent}% ${FAR}`,
  ]),
]

const CONTROLS = 'a.button, button, input, select, textarea'

/** Covering the focused element is worse than a main button, which is worse than any other control. */
const costOf = (control: Element): number => {
  if (control === document.activeElement) return 100
  return control.matches('.button:not(.quiet)') ? 10 : 1
}

/** A lower window has no free position: the box stays at the bottom, and the focused element scrolls clear of it. */
const LEAST_BOXES = 3

/** The position where the box covers least; the current one, if it covers nothing there. */
function findClear(box: HTMLElement, now: string): string {
  if (window.innerHeight < LEAST_BOXES * box.offsetHeight) return ''
  const controls = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !box.contains(control))
    .map((control) => ({ cost: costOf(control), at: control.getBoundingClientRect() }))
  const covered = (place: string) => {
    box.style.inset = place
    const { left, right, top, bottom } = box.getBoundingClientRect()
    return controls
      .filter(({ at }) => at.left < right && at.right > left && at.top < bottom && at.bottom > top)
      .reduce((sum, { cost }) => sum + cost, 0)
  }
  let best = now
  let least = covered(now)
  for (const place of PLACES) {
    const cost = least > 0 ? covered(place) : 0
    if (cost < least) [best, least] = [place, cost]
  }
  return best
}

/**
 * Keeps a floating box in the corner where it covers no button, also when the page scrolls or changes below it; the
 * focused element scrolls clear of it.
 * @returns ends it.
 */
export function keepClear(box: HTMLElement): () => void {
  const root = document.documentElement
  let place = ''
  const move = () => {
    place = findClear(box, place)
    box.style.inset = place
    const covered = `${box.offsetHeight + 2 * MARGIN}px`
    const isOnTop = place.startsWith(FAR)
    root.style.scrollPaddingTop = isOnTop ? covered : ''
    root.style.scrollPaddingBottom = isOnTop ? '' : covered
  }
  const sizes = new ResizeObserver(move)
  sizes.observe(document.body)
  sizes.observe(box)
  for (const event of ['scrollend', 'focusin']) document.addEventListener(event, move)
  move()
  return () => {
    box.style.inset = root.style.scrollPadding = ''
    sizes.disconnect()
    for (const event of ['scrollend', 'focusin']) document.removeEventListener(event, move)
  }
}
