import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  EXPORT_ADDRESS,
  LOW_STOCK,
  type SavedProducts,
  staffCategories,
  staffProducts,
} from '../../../../api/staff/products.ts'
import { Button, buttonClass } from '../../../../ui/buttons/button.tsx'
import { FilterLinks } from '../../../components/lists/filter-links.tsx'
import { ListView } from '../../../components/lists/list-view.tsx'
import { chosenColumns, useListLook } from '../../../components/lists/look/list-look.ts'
import { ListScreen } from '../../../components/lists/look/list-screen.tsx'
import { ListTools } from '../../../components/lists/look/list-tools.tsx'
import { SelectMatching } from '../../../components/lists/look/select-matching.tsx'
import { SearchField } from '../../../components/lists/search-field.tsx'
import toolStyles from '../../../components/lists/tools.module.css'
import { useListQuery } from '../../../components/lists/use-list-query.ts'
import { type ListState, useListState } from '../../../components/lists/use-list-state.ts'
import { useSelection } from '../../../components/lists/use-selection.ts'
import { useKeptWalk } from '../../../components/lists/walk/use-kept-walk.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { useStaff } from '../../../session/use-staff.ts'
import { BulkBar } from './bulk-bar.tsx'
import { GridBar } from './edit/grid-bar.tsx'
import { GRID_FIELDS, type Row } from './edit/grid-rules.ts'
import { GridTools } from './edit/grid-tools.tsx'
import { useCells } from './edit/use-cells.ts'
import { useGrid } from './edit/use-grid.ts'
import { columnsOf } from './product-columns.tsx'
import styles from './products-page.module.css'
import { SavedNote } from './saved-note.tsx'

const SHOWN = [
  { value: '', label: 'All' },
  { value: 'A', label: 'Shown' },
  { value: 'N', label: 'Archived' },
]
const STOCK = [
  { value: '', label: 'Any stock' },
  { value: 'in', label: 'In stock' },
  { value: 'low', label: `Low stock (1 to ${LOW_STOCK - 1})` },
  { value: 'out', label: 'Out of stock' },
  { value: 'uncounted', label: 'Not counted' },
]

const PRICES = [
  { value: '', label: 'Any price' },
  { value: 'hidden', label: 'Price not shown' },
  { value: 'estimated', label: 'Price estimated' },
]

const NO_ROWS: readonly Row[] = []
const keyOf = ({ productId }: Row) => productId

/** All products: searched, filtered, with price and stock edited in place. */
export function Component() {
  const list = useListState()
  const staff = useStaff()
  const query = useListQuery(staffProducts(list.query))
  useKeptWalk('/products', list, query, keyOf)
  const look = useListLook('products')
  const [isEditing, setEditing] = useState(false)
  const selection = useSelection()
  const rows = query.data?.rows ?? NO_ROWS
  const [lastSave, setLastSave] = useState<SavedProducts>()
  const grid = useGrid(rows, (saved) => {
    setEditing(false)
    setLastSave(saved)
  })
  const mayWrite = staff?.may('catalogue.write') === true
  const seesCosts = staff?.seesCosts === true
  const shown = chosenColumns(columnsOf({ seesCosts }), look.columns).map(({ name }) => name)
  const fields = GRID_FIELDS.filter((name) => shown.includes(name))
  const cells = useCells(grid, rows, fields)
  const columns = columnsOf({ seesCosts, edit: isEditing ? { grid, cells } : undefined })
  return (
    <ListScreen look={look}>
      <PageHeader
        title="Products"
        lead="Everything the shop sells, shown or archived."
        actions={
          <>
            {staff?.may('catalogue.import') && (
              <a className={buttonClass('outline')} href={EXPORT_ADDRESS} download>
                Export CSV
              </a>
            )}
            {mayWrite && !isEditing && (
              <Button rank="outline" onClick={() => setEditing(true)}>
                Edit prices and stock
              </Button>
            )}
            {mayWrite && (
              <Link className={buttonClass('primary')} to="/products/new">
                New product
              </Link>
            )}
          </>
        }
      />
      <div className={toolStyles.tools}>
        <SearchField list={list} label="Search name, SKU or barcode" />
        <Filters list={list} />
        <FilterLinks list={list} name="status" label="Status" options={SHOWN} />
        <ListTools list={list} look={look} columns={columns} />
      </div>
      {mayWrite && !isEditing && (
        <SelectMatching
          list={list}
          page={query.data}
          selection={selection}
          noun="products"
          keyOf={keyOf}
          question={staffProducts}
        />
      )}
      {isEditing && <GridTools grid={grid} cells={cells} />}
      <ListView
        list={list}
        query={query}
        caption="Products"
        noun="products"
        columns={chosenColumns(columns, look.columns)}
        keyOf={keyOf}
        nameOf={({ productName }) => productName}
        {...(mayWrite && !isEditing && { selection })}
      />
      {isEditing && <GridBar grid={grid} onCancel={() => setEditing(false)} />}
      {!isEditing && <BulkBar selection={selection} onSaved={setLastSave} />}
      <div className={styles.note} role="status">
        {lastSave && !isEditing && selection.count === 0 && (
          <SavedNote
            key={lastSave.eventIds.join()}
            save={lastSave}
            onClose={() => setLastSave(undefined)}
          />
        )}
      </div>
    </ListScreen>
  )
}

function Filters({ list }: { list: ListState }) {
  const { data } = useQuery(staffCategories())
  return (
    <div className="row">
      <select
        className={`input ${toolStyles.narrow}`}
        aria-label="Stock"
        value={list.filters.stock ?? ''}
        onChange={(event) => list.set({ stock: event.currentTarget.value })}
      >
        {STOCK.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <select
        className={`input ${toolStyles.narrow}`}
        aria-label="Price"
        value={list.filters.price ?? ''}
        onChange={(event) => list.set({ price: event.currentTarget.value })}
      >
        {PRICES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <select
        className={`input ${toolStyles.narrow}`}
        aria-label="Category"
        value={list.filters.categoryId ?? ''}
        onChange={(event) => list.set({ categoryId: event.currentTarget.value })}
      >
        <option value="">Any category</option>
        {data?.categories.map(({ categoryId, category, subCategory }) => (
          <option key={categoryId} value={categoryId}>
            {category}: {subCategory}
          </option>
        ))}
      </select>
    </div>
  )
}
