/** Where a browser does not tell when it is idle, it is taken to be so after a while. */
const LATER_MS = 2_000

/** Runs what nobody waits for: once the page with all its pictures is here, and the browser has nothing to do. */
export function whenQuiet(run: () => void): void {
  const later = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, LATER_MS)
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
}
