import { Popover } from '@mantine/core'
import type { SavedView } from '@mendwell/domain/people/list-looks'
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

/** The filters, search and sort order of a list, saved under a name and restored with one click. */
export function SavedViews({ list, look }: SavedViewsProps) {
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const [error, setError] = useState<string>()
  const current = list.linkTo({ page: undefined }).search
  const save = (event: FormEvent) => {
    event.preventDefault()
    const typed = name.trim()
    setError(typed ? undefined : 'Enter a name')
    if (!typed) return
    const view = { name: typed, search: current }
    if (isShared) look.share(view)
    else look.saveView(view)
    setName('')
    setShared(false)
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
        <ViewList
          views={look.views}
          current={current}
          onChosen={() => setOpen(false)}
          onRemove={look.removeView}
        />
        {look.sharedViews.length > 0 && (
          <>
            <b>Shared with everyone</b>
            <ViewList
              views={look.sharedViews}
              current={current}
              onChosen={() => setOpen(false)}
              onRemove={look.mayShare ? look.unshare : undefined}
            />
          </>
        )}
        <form className="stack-small" onSubmit={save} noValidate>
          <TextField
            label="Save this view as"
            hint="Keeps search, filters, order and page size for you, on every computer"
            maxLength={60}
            value={name}
            error={error}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {look.mayShare && (
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={isShared}
                onChange={(event) => setShared(event.currentTarget.checked)}
              />
              Share with everyone
            </label>
          )}
          <Button rank="secondary" type="submit">
            Save view
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}

interface ViewListProps {
  views: readonly SavedView[]
  /** The current query string. */
  current: string
  onChosen: () => void
  /** Without it nothing can be deleted. */
  onRemove: ((name: string) => void) | undefined
}

function ViewList({ views, current, onChosen, onRemove }: ViewListProps) {
  if (views.length === 0) return null
  return (
    <ul className={styles.views}>
      {views.map((view) => (
        <li key={view.name}>
          <Link
            to={{ search: view.search }}
            aria-current={view.search === current ? 'true' : undefined}
            onClick={onChosen}
          >
            {view.name}
          </Link>
          {onRemove && (
            <button
              type="button"
              aria-label={`Delete view ${view.name}`}
              onClick={() => onRemove(view.name)}
            >
              <Icon name="x" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
