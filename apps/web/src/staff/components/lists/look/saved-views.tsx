import { Popover } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import type { ListState } from '../use-list-state.ts'
import styles from './list-look.module.css'
import type { ListLook } from './list-look.ts'

interface SavedViewsProps {
  list: ListState
  look: ListLook
}

/** The filters, words and order of a list under names of one's own: one press leads back to them. */
export function SavedViews({ list, look }: SavedViewsProps) {
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const current = list.linkTo({ page: undefined }).search
  const save = (event: FormEvent) => {
    event.preventDefault()
    const typed = name.trim()
    setError(typed ? undefined : 'Enter a name')
    if (!typed) return
    look.saveView({ name: typed, search: current })
    setName('')
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <Button rank="outline" onClick={() => setOpen(!isOpen)}>
          Views
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown}>
        {look.views.length > 0 && (
          <ul className={styles.views}>
            {look.views.map((view) => (
              <li key={view.name}>
                <Link
                  to={{ search: view.search }}
                  aria-current={view.search === current ? 'true' : undefined}
                  onClick={() => setOpen(false)}
                >
                  {view.name}
                </Link>
                <button
                  type="button"
                  aria-label={`Delete view ${view.name}`}
                  onClick={() => look.removeView(view.name)}
                >
                  <Icon name="x" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <form className="stack-small" onSubmit={save} noValidate>
          <TextField
            label="Save this view as"
            hint="Keeps search, filters, order and page size in this browser"
            maxLength={60}
            value={name}
            error={error}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button rank="secondary" type="submit">
            Save view
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
