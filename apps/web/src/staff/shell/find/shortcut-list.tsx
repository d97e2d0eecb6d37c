import { Checkbox } from '@mantine/core'
import { StaffDialog } from '../../components/dialogs/staff-dialog.tsx'
import styles from './shortcut-list.module.css'
import type { SingleKeys } from './use-single-keys.ts'

const SHORTCUTS = [
  { keys: ['Ctrl', 'K'], does: 'Find an order, customer, product or screen' },
  { keys: ['↑', '↓'], does: 'Move through what was found' },
  { keys: ['Enter'], does: 'Open what is marked' },
  { keys: ['Esc'], does: 'Close a window' },
  { keys: ['?'], does: 'Show this list' },
  { keys: ['Ctrl', '/'], does: 'Show this list, also while single keys are off' },
]

interface ShortcutListProps {
  opened: boolean
  onClose: () => void
  singleKeys: SingleKeys
}

/** All shortcuts of the back office, and the switch for those without Ctrl. */
export function ShortcutList({ opened, onClose, singleKeys }: ShortcutListProps) {
  return (
    <StaffDialog opened={opened} onClose={onClose} title="Keyboard shortcuts">
      <dl className={styles.list}>
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">On a Mac, Ctrl is the Command key.</p>
      <Checkbox
        label="Use single keys as shortcuts in this browser"
        checked={singleKeys.isOn}
        onChange={(event) => singleKeys.set(event.currentTarget.checked)}
      />
    </StaffDialog>
  )
}
