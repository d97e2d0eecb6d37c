import { type FocusEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Long enough not to open when passing by, and not to close on a slip of the hand. */
const OPEN_AFTER_MS = 120
const CLOSE_AFTER_MS = 220

interface Open {
  name: string
  /** What opened it: a click right after hovering must not close it again. */
  by: 'hover' | 'press'
}

/**
 * Panels attached to buttons, one open at a time: by hover, click and keyboard (ux §3.34). Escape closes and returns
 * focus; so do a click elsewhere, leaving, and a new page.
 */
export function useDropdowns() {
  const prefix = useId()
  const [open, setOpen] = useState<Open>()
  const timer = useRef<number>(undefined)
  const { key } = useLocation()
  const isAtRest = usePointerRest()
  const itemId = (name: string) => `${prefix}item-${name.replace(/\W/g, '')}`
  const panelId = (name: string) => `${prefix}panel-${name.replace(/\W/g, '')}`

  const later = (run: () => void, ms: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(run, ms)
  }

  // A new page closes the open panel and cancels a pending one: the pointer is still on the link.
  useEffect(() => {
    if (!key) return
    window.clearTimeout(timer.current)
    setOpen(undefined)
  }, [key])

  useDismissal(open && itemId(open.name), () => setOpen(undefined))

  return {
    isOpen: (name: string) => open?.name === name,
    close: () => setOpen(undefined),
    /** The element around button and panel. */
    item: (name: string) => ({
      id: itemId(name),
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse' || isAtRest(event)) return
        later(
          () => setOpen((now) => (now?.name === name ? now : { name, by: 'hover' })),
          OPEN_AFTER_MS,
        )
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return
        const closes = (now?: Open) => now?.name === name && now.by === 'hover'
        later(() => setOpen((now) => (closes(now) ? undefined : now)), CLOSE_AFTER_MS)
      },
      onBlur: (event: FocusEvent) => {
        const goesTo = event.relatedTarget
        if (goesTo && !event.currentTarget.contains(goesTo)) setOpen(undefined)
      },
    }),
    trigger: (name: string) => ({
      'aria-expanded': open?.name === name,
      'aria-controls': open?.name === name ? panelId(name) : undefined,
      onClick: () => {
        window.clearTimeout(timer.current)
        const pressedOpen = open?.name === name && open.by === 'press'
        setOpen(pressedOpen ? undefined : { name, by: 'press' })
      },
    }),
    panel: (name: string) => ({ id: panelId(name) }),
  }
}

/**
 * Distinguishes a pointer that moved in from one uncovered by something above it, such as a closed dialog: the former
 * was not at this position before.
 */
function usePointerRest() {
  const last = useRef({ screenX: -1, screenY: -1 })
  // Only the document knows the pointer's position.
  useEffect(() => {
    const onMove = ({ screenX, screenY }: globalThis.PointerEvent) => {
      last.current = { screenX, screenY }
    }
    document.addEventListener('pointermove', onMove, { passive: true })
    return () => document.removeEventListener('pointermove', onMove)
  }, [])
  return ({ screenX, screenY }: PointerEvent) =>
    screenX === last.current.screenX && screenY === last.current.screenY
}

/** Escape anywhere and a click outside the item close what is open. */
function useDismissal(openItemId: string | undefined, close: () => void) {
  // The document is outside React.
  useEffect(() => {
    if (!openItemId) return
    const item = document.getElementById(openItemId)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (item?.contains(document.activeElement)) {
        item.querySelector<HTMLElement>('[aria-expanded]')?.focus()
      }
      close()
    }
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !item?.contains(event.target)) close()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [openItemId, close])
}
