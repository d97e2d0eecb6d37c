import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styles from './tabs.module.css'

export interface Tab<Name extends string> {
  name: Name
  label: string
  panel: ReactNode
}

interface TabsProps<Name extends string> {
  label: string
  tabs: readonly Tab<Name>[]
  selected: Name
  onSelect: (name: Name) => void
}

/** The tab pattern of WAI-ARIA: one stop for the Tab key; arrow keys, Home and End switch tabs. */
export function Tabs<Name extends string>({ label, tabs, selected, onSelect }: TabsProps<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const index = tabs.findIndex(({ name }) => name === selected)
    const next = targetOf(event.key, index, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.name)
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.name}"]`)?.focus()
  }

  return (
    <>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}${tab.name}`}
            data-tab={tab.name}
            aria-selected={tab.name === selected}
            aria-controls={`${id}${tab.name}-panel`}
            tabIndex={tab.name === selected ? 0 : -1}
            onClick={() => onSelect(tab.name)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.name}
          role="tabpanel"
          id={`${id}${tab.name}-panel`}
          aria-labelledby={`${id}${tab.name}`}
          hidden={tab.name !== selected}
        >
          {tab.name === selected && tab.panel}
        </div>
      ))}
    </>
  )
}

function targetOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
