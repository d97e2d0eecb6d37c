import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, useEffect, useState } from 'react'
import { whenQuiet } from '../../../lib/when-quiet.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { Staff } from '../../session/use-staff.ts'
import styles from './find-button.module.css'
import type { Found } from './found.ts'
import { ShortcutList } from './shortcut-list.tsx'
import { useSingleKeys } from './use-single-keys.ts'

const load = async () => ({ default: (await import('./find-anything.tsx')).FindAnything })
const FindAnything = lazy(load)

/** Opens the field that finds everything, by Ctrl+K anywhere or by its button; '?' lists the shortcuts. */
export function FindButton({ staff, screens }: { staff: Staff; screens: readonly Found[] }) {
  const [isOpen, setIsOpen] = useState(false)
  // Mounted at first use and kept, so that recent entries are remembered.
  const [wasOpen, setWasOpen] = useState(false)
  const [isListed, setIsListed] = useState(false)
  const singleKeys = useSingleKeys()
  // Typing follows Ctrl+K at once: a field that is still loading would miss the first letters.
  useEffect(() => whenQuiet(load), [])
  const open = () => {
    setWasOpen(true)
    setIsListed(false)
    setIsOpen(true)
  }
  const list = () => {
    if (!isOpen) setIsListed(true)
  }
  // Also while typing in a field: no field uses this key otherwise.
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
