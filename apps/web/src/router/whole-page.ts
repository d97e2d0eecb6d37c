/** What styles/later.css leaves out at first. */
const LATER =
  'main > .sec, main > .band, main > .page > .sec, .foot, .cards:not(.scroll) > li:nth-child(n + 7)'

/**
 * Once the page is scrolled, lays out what is further down ahead of it, a piece in a frame that has nothing else
 * to do: no step is felt, and the length of the page stays what it is. Screens that follow are whole at once.
 */
export function layOutWhenScrolled(): void {
  if (window.scrollY > 0) layOut()
  else window.addEventListener('scroll', layOut, { once: true, passive: true })
}

function layOut(): void {
  const { dataset } = document.documentElement
  const pieces = document.querySelectorAll<HTMLElement>(LATER)
  const left = pieces.values()
  const next = () => {
    const { value: piece, done } = left.next()
    if (done || 'whole' in dataset) {
      dataset.whole = ''
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
