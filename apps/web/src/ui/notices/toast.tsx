import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { makeListeners } from '../../lib/store/listeners.ts'
import { Icon } from '../icon.tsx'
import { Picture } from '../picture.tsx'
import styles from './toast.module.css'

export interface Toast {
  id: number
  title?: string
  text: string
  kind: 'good' | 'warn' | 'info'
  action?: { label: string; run: () => void }
  /** Its subject. */
  detail?: string
  picture?: { src: string; srcSet: string }
  /** Where to see it or continue, the main link last; no toast if the shopper is already there. */
  links?: readonly { label: string; to: string }[]
}

/** Long enough to read and to reach by keyboard (ux §2: at least 6 s). */
const SHOWN_MS = 8_000
const NONE: readonly Toast[] = []
/** What the server renders, and the browser at first. */
const nothing = () => NONE
let toasts = NONE
let lastId = 0
const { notifyAll, subscribe } = makeListeners()

function set(next: readonly Toast[]): void {
  toasts = next
  notifyAll()
}

/** Shows a message in the corner for a while; never the only place for an error. Its id removes it again. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  const id = ++lastId
  set([...toasts.filter((other) => other.text !== toast.text), { ...toast, id }])
  window.setTimeout(() => dismissToast(id), SHOWN_MS)
  return id
}

export const dismissToast = (id: number): void => set(toasts.filter((toast) => toast.id !== id))

/** Clears all of them when none matters any more: an order was placed. */
export const dismissAllToasts = (): void => set(NONE)

/** Where the messages appear. */
export function Toasts({ label, closeLabel }: { label: string; closeLabel: string }) {
  const all = useSyncExternalStore(subscribe, () => toasts, nothing)
  const { pathname } = useLocation()
  const shown = all.filter(({ links }) => !links?.some(({ to }) => to === pathname))
  const box = useRef<HTMLElement>(null)
  const isShown = shown.length > 0
  const [isPlaced, setPlaced] = useState(false)
  // The positions of buttons are outside React; a first visit does not load the code for it.
  useEffect(() => {
    if (!isShown) return
    const leaving = import('./clear-place.ts')
      .then(({ keepClear }) => box.current && keepClear(box.current))
      // When offline it stays in its corner.
      .catch(() => undefined)
      .finally(() => setPlaced(true))
    return () => {
      setPlaced(false)
      void leaving.then((leave) => leave?.())
    }
  }, [isShown])
  return (
    <section
      ref={box}
      className={isPlaced ? styles.toasts : `${styles.toasts} ${styles.unplaced}`}
      aria-label={label}
      aria-live="polite"
    >
      {shown.map((toast) => (
        <div key={toast.id} className={`note ${toast.kind} ${styles.toast}`}>
          {toast.picture ? (
            <Picture {...toast.picture} sizes="56px" alt="" width={56} height={56} />
          ) : (
            <Icon name={toast.kind === 'good' ? 'circle-check' : 'info-circle'} />
          )}
          <div>
            {toast.title && <b className="strong">{toast.title}</b>}
            <p>{toast.text}</p>
            {toast.detail && <p className={`small muted ${styles.detail}`}>{toast.detail}</p>}
            {toast.action && (
              <button type="button" className="button quiet" onClick={toast.action.run}>
                {toast.action.label}
              </button>
            )}
          </div>
          <button
            type="button"
            className="button quiet square"
            aria-label={closeLabel}
            onClick={() => dismissToast(toast.id)}
          >
            <Icon name="x" />
          </button>
          {toast.links && (
            <div className={styles.links}>
              {toast.links.map(({ label, to }, at) => (
                <Link
                  key={to}
                  className={`button ${at + 1 === toast.links?.length ? 'primary' : 'outline'}`}
                  to={to}
                >
                  {label}
                </Link>
              ))}
            </div>
          )}
        </div>
      ))}
    </section>
  )
}
