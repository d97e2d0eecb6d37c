import { Popover } from '@mantine/core'
import { Button } from '../../../../ui/buttons/button.tsx'
import type { Column } from '../data-table.tsx'
import styles from './list-look.module.css'
import { chosenColumns, type ListLook } from './list-look.ts'

interface ColumnChooserProps<Row> {
  look: ListLook
  columns: readonly Column<Row>[]
}

/** Which columns a list shows and its row height, for this person. */
export function ColumnChooser<Row>({ look, columns }: ColumnChooserProps<Row>) {
  const shown = chosenColumns(columns, look.columns).map(({ name }) => name)
  const toggle = (name: string, on: boolean) =>
    look.setColumns(on ? [...shown, name] : shown.filter((other) => other !== name))
  return (
    <Popover position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Button rank="outline" icon="adjustments-horizontal">
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown}>
        <fieldset>
          <legend>Columns shown</legend>
          {columns
            .filter(({ main }) => !main)
            .map(({ name, label }) => (
              <label key={name} className={styles.choice}>
                <input
                  type="checkbox"
                  checked={shown.includes(name)}
                  onChange={(event) => toggle(name, event.currentTarget.checked)}
                />
                {label}
              </label>
            ))}
        </fieldset>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={look.isRoomy}
            onChange={(event) => look.setRoomy(event.currentTarget.checked)}
          />
          Taller rows
        </label>
        <Button rank="quiet" onClick={() => look.setColumns(undefined)}>
          Reset columns
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
