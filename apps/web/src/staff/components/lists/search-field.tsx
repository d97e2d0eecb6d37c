import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import toolStyles from './tools.module.css'
import type { ListState } from './use-list-state.ts'

/** Long enough to type a word. */
const WAIT_MS = 250

/** Searches a list while typing; the words are in the URL as `q`. */
export function SearchField({ list, label }: { list: ListState; label: string }) {
  const [typed, setTyped] = useState(list.q)
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname ?? pathname
  const search = useDebouncedCallback((q: string) => {
    // While a linked page is loading, a change of the list's URL would cancel that navigation.
    if (next === pathname) list.set({ q: q.trim() })
  }, WAIT_MS)
  const field = useRef<HTMLInputElement>(null)
  // Words left behind by following a link are no longer searched; typed text is never changed.
  useEffect(() => {
    if (document.activeElement !== field.current) setTyped(list.q)
  }, [list.q])
  return (
    <TextInput
      ref={field}
      type="search"
      className={toolStyles.search}
      aria-label={label}
      placeholder={label}
      leftSection={<Icon name="search" />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        search(event.currentTarget.value)
      }}
    />
  )
}
