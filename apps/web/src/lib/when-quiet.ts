/** A browser that does not report being idle is assumed to be so after this time. */
const LATER_MS = 2_000

/** Runs low-priority work: once the page with all its pictures has loaded, and the browser is idle. */
export function whenQuiet(run: () => void): void {
  const later = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, LATER_MS)
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
}
