import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, useEffect, useState } from 'react'
import { whenQuiet } from '../../../lib/when-quiet.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { Staff } from '../../session/use-staff.ts'
import styles from './find-button.module.css'
import { ShortcutList } from './shortcut-list.tsx'
import type { Found } from './use-found.ts'
import { useSingleKeys } from './use-single-keys.ts'

const load = async () => ({ default: (await import('./find-anything.tsx')).FindAnything })
const FindAnything = lazy(load)

/** Opens the field that finds everything, by Ctrl+K anywhere or by its button; '?' lists the keys there are. */
export function FindButton({ staff, screens }: { staff: Staff; screens: readonly Found[] }) {
  const [isOpen, setIsOpen] = useState(false)
  // Mounted at its first use, and then there, so that what was opened last is known.
  const [wasOpen, setWasOpen] = useState(false)
  const [isListed, setIsListed] = useState(false)
  const singleKeys = useSingleKeys()
  // Who presses Ctrl+K types at once: what still loads would miss the first letters.
  useEffect(() => whenQuiet(load), [])
  const open = () => {
    setWasOpen(true)
    setIsListed(false)
    setIsOpen(true)
  }
  const list = () => {
    if (!isOpen) setIsListed(true)
  }
  // Also while something is typed in a field: no field has another use for it.
  useHotkeys([['mod+K', open]], [])
  useHotkeys([
    ['mod+/', list],
    ...(singleKeys.isOn ? [['shift+?', list] as [string, () => void]] : []),
  ])
  return (
    <>
      <button type="button" className={styles.button} onClick={open} aria-keyshortcuts="Control+K">
        <Icon name="search" />
        <span>Find</span>
        <kbd>Ctrl K</kbd>
      </button>
      {wasOpen && (
        <Suspense>
          <FindAnything
            staff={staff}
            screens={screens}
            opened={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
      <ShortcutList opened={isListed} onClose={() => setIsListed(false)} singleKeys={singleKeys} />
    </>
  )
}
