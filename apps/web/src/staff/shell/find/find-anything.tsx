import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import { StaffDialog } from '../../components/dialogs/staff-dialog.tsx'
import type { Staff } from '../../session/use-staff.ts'
import styles from './find-anything.module.css'
import type { Found, FoundGroup } from './found.ts'
import { useFound } from './use-found.ts'

/** How many recently opened entries are offered first. */
const RECENT = 5

interface FindAnythingProps {
  staff: Staff
  /** Screens of the menu. */
  screens: readonly Found[]
  opened: boolean
  onClose: () => void
}

/** One field for everything: orders, customers, products, screens and actions, by keyboard alone. */
export function FindAnything({ staff, screens, opened, onClose }: FindAnythingProps) {
  const [recent, setRecent] = useState<readonly Found[]>([])
  const navigate = useNavigate()
  const open = (found: Found) => {
    setRecent([found, ...recent.filter(({ to }) => to !== found.to)].slice(0, RECENT))
    onClose()
    void navigate(found.to)
  }
  return (
    <StaffDialog
      opened={opened}
      onClose={onClose}
      title="Find anything"
      size="lg"
      centered={false}
      transitionProps={{ duration: 0 }}
    >
      <Finder staff={staff} screens={screens} recent={recent} onOpen={open} onClose={onClose} />
    </StaffDialog>
  )
}

interface FinderProps {
  staff: Staff
  screens: readonly Found[]
  recent: readonly Found[]
  onOpen: (found: Found) => void
  onClose: () => void
}

function Finder({ staff, screens, recent, onOpen, onClose }: FinderProps) {
  const [typed, setTyped] = useState('')
  const { groups, isSearching, hasFailed } = useFound(typed, screens, staff)
  const isRecent = typed.trim() === '' && recent.length > 0
  const shown = isRecent ? [{ title: 'Opened last', found: recent }, ...groups] : groups
  const options = shown.flatMap(({ title, found }) =>
    found.map((one) => ({ ...one, value: `${title} ${one.to}` })),
  )
  const combobox = useCombobox({ opened: true })
  const first = options[0]?.value
  // Enter opens the first result, even if more arrived since. The status announces it, since the field names only what
  // the arrow keys have reached.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store is another object at each call
  useEffect(() => {
    combobox.selectFirstOption()
  }, [first])
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(value) => {
        const chosen = options.find((option) => option.value === value)
        if (chosen) onOpen(chosen)
      }}
    >
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          role="combobox"
          data-autofocus
          aria-label="Find orders, customers, products and screens"
          description="Order or tracking number, name, email, phone, ZIP code, product, SKU or screen"
          leftSection={<Icon name="search" />}
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.currentTarget.value)}
          // A permanently open list would keep the key from the dialog.
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
        />
      </Combobox.EventsTarget>
      <div className={styles.list}>
        <Combobox.Options aria-label="Found">
          {shown.map((group) => (
            <Group key={group.title} {...group} />
          ))}
        </Combobox.Options>
        <p
          role="status"
          className={options.length > 0 && !hasFailed ? 'visually-hidden' : styles.status}
        >
          {hasFailed
            ? 'Not everything could be searched. Check your connection, then type again.'
            : statusWords({ typed, first: options[0]?.label, count: options.length, isSearching })}
        </p>
      </div>
    </Combobox>
  )
}

function Group({ title, found }: FoundGroup) {
  return (
    <Combobox.Group label={title}>
      {found.map(({ to, label, detail }) => (
        <Combobox.Option key={to} value={`${title} ${to}`} className={styles.option ?? ''}>
          <span>{label}</span>
          {detail && <small>{detail}</small>}
        </Combobox.Option>
      ))}
    </Combobox.Group>
  )
}

interface StatusInput {
  typed: string
  first: string | undefined
  count: number
  isSearching: boolean
}

function statusWords({ typed, first, count, isSearching }: StatusInput): string {
  if (isSearching) return 'Searching…'
  if (typed.trim() === '') return ''
  return first === undefined
    ? `Nothing found for “${typed.trim()}”.`
    : `${count} found. Enter opens ${first}.`
}
