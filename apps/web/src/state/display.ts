import { useSyncExternalStore } from 'react'
import { storedInBrowser } from '../lib/store/browser-storage.ts'
import { makeListeners } from '../lib/store/listeners.ts'

/** Text sizes in percent of the browser's own (ux §3.49). */
export const TEXT_SIZES = ['100', '115', '130'] as const
type TextSize = (typeof TEXT_SIZES)[number]

interface Display {
  textSize: TextSize
  highContrast: boolean
}

const KEY = 'mendwell.display'
const stored = storedInBrowser(KEY)
const { notifyAll, subscribe } = makeListeners()

/** What the server renders. */
const PLAIN: Display = { textSize: '100', highContrast: false }

let chosen = readChosen()
let display = resolve()

/** Unless chosen, contrast follows the system. */
function resolve(): Display {
  return {
    textSize: chosen.textSize ?? '100',
    highContrast: chosen.highContrast ?? wantsContrast(),
  }
}

function wantsContrast(): boolean {
  return typeof window !== 'undefined' && window.matchMedia('(prefers-contrast: more)').matches
}

function readChosen(): Partial<Display> {
  const stored = readStored()
  const textSize = TEXT_SIZES.find((size) => size === stored.textSize)
  return {
    ...(textSize && { textSize }),
    ...(typeof stored.highContrast === 'boolean' && { highContrast: stored.highContrast }),
  }
}

function readStored(): { textSize?: unknown; highContrast?: unknown } {
  const value = stored.read()
  return typeof value === 'object' && value !== null ? value : {}
}

/** Applies the choice to the document, where styles/display.css reads it. */
export function applyDisplay(): void {
  document.documentElement.dataset.textSize = display.textSize
  document.documentElement.dataset.contrast = display.highContrast ? 'high' : 'normal'
}

/** Changes and stores the choice. */
export function setDisplay(change: Partial<Display>): void {
  chosen = { ...chosen, ...change }
  show()
  stored.write(chosen)
}

// Another tab changed it.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key !== KEY && event.key !== null) return
  chosen = readChosen()
  show()
})

function show(): void {
  display = resolve()
  applyDisplay()
  notifyAll()
}

export const useDisplay = (): Display =>
  useSyncExternalStore(
    subscribe,
    () => display,
    () => PLAIN,
  )
