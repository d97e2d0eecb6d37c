import type { StaffBrand } from '@mendwell/contract/catalog/staff-products'
import { useState } from 'react'
import { saveBrand, staffBrands } from '../../../../api/staff/products.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import type { Column } from '../../../components/lists/data-table.tsx'
import { ListView } from '../../../components/lists/list-view.tsx'
import { SearchField } from '../../../components/lists/search-field.tsx'
import tableStyles from '../../../components/lists/table.module.css'
import toolStyles from '../../../components/lists/tools.module.css'
import { useListQuery } from '../../../components/lists/use-list-query.ts'
import { useListState } from '../../../components/lists/use-list-state.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { Tag } from '../../../components/page/tags.tsx'
import { useStaff } from '../../../session/use-staff.ts'
import { TaxonomyDialog } from './taxonomy-dialog.tsx'

const outdates = ['/staff/brands', '/brands']

/** Comma-separated names. */
const namesIn = (typed: string) =>
  typed
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** The brands that products carry. */
export function Component() {
  const list = useListState()
  const query = useListQuery(staffBrands(list.query))
  const mayWrite = useStaff()?.may('catalogue.write') === true
  const [edited, setEdited] = useState<{ row?: StaffBrand }>()
  const isEdited = ({ brandId }: StaffBrand) => brandId === edited?.row?.brandId
  const stored = query.data?.rows.find(isEdited) ?? edited?.row
  const columns: readonly Column<StaffBrand>[] = [
    {
      name: 'brandName',
      label: 'Brand',
      main: true,
      typed: true,
      cell: (brand) =>
        mayWrite ? (
          <button
            type="button"
            className={tableStyles.nameButton}
            onClick={() => setEdited({ row: brand })}
          >
            {brand.brandName}
          </button>
        ) : (
          brand.brandName
        ),
    },
    {
      name: 'aliases',
      label: 'Also known as',
      spare: true,
      cell: ({ aliases }) => aliases.join(', '),
    },
    { name: 'productCount', label: 'Products', numeric: true, cell: (row) => row.productCount },
    {
      name: 'active',
      label: 'Status',
      cell: ({ activeFlag }) => (activeFlag ? <Tag tone="good">Shown</Tag> : <Tag>Off</Tag>),
    },
  ]
  return (
    <>
      <PageHeader
        title="Brands"
        lead="The brands that products carry. Their other names help shoppers find them."
        actions={mayWrite && <Button onClick={() => setEdited({})}>New brand</Button>}
      />
      <div className={toolStyles.tools}>
        <SearchField list={list} label="Search brands" />
      </div>
      <ListView
        list={list}
        query={query}
        caption="Brands"
        noun="brands"
        columns={columns}
        keyOf={({ brandId }) => brandId}
      />
      <TaxonomyDialog
        opened={edited !== undefined}
        onClose={() => setEdited(undefined)}
        title={stored ? 'Edit brand' : 'New brand'}
        nameLabel="Brand name"
        nameField="brandName"
        moreLabel="Also known as"
        moreHint="Other names people search for, separated by commas"
        name={stored?.brandName ?? ''}
        more={stored?.aliases.join(', ') ?? ''}
        isActive={stored?.activeFlag ?? true}
        outdates={outdates}
        send={({ name, more, isActive }) =>
          saveBrand({
            ...(stored && { brandId: stored.brandId, before: stored }),
            brandName: name,
            aliases: namesIn(more),
            category: stored?.category ?? '',
            activeFlag: isActive,
          })
        }
      />
    </>
  )
}
