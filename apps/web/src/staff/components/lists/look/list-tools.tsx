import type { Column } from '../data-table.tsx'
import type { ListState } from '../use-list-state.ts'
import { ColumnChooser } from './column-chooser.tsx'
import styles from './list-look.module.css'
import type { ListLook } from './list-look.ts'
import { SavedViews } from './saved-views.tsx'

interface ListToolsProps<Row> {
  list: ListState
  look: ListLook
  columns: readonly Column<Row>[]
}

/** Saved views and visible columns. */
export const ListTools = <Row,>({ list, look, columns }: ListToolsProps<Row>) => (
  <div className={styles.tools}>
    <SavedViews list={list} look={look} />
    <ColumnChooser look={look} columns={columns} />
  </div>
)
