import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import {
  removeSupplierProduct,
  type SupplierProduct,
  type SupplierRow,
  supplierDetail,
} from '../../../../api/staff/stock/suppliers.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { StaffDialog } from '../../../components/dialogs/staff-dialog.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import type { Column } from '../../../components/lists/data-table.tsx'
import { LocalList } from '../../../components/lists/local-list.tsx'
import { asLastShown, useListState } from '../../../components/lists/use-list-state.ts'
import { countOf } from '../../../components/page/count-of.ts'
import detailStyles from '../../../components/page/details.module.css'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { formatMoney, formatNumber } from '../../../components/page/formats.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'
import { Tag } from '../../../components/page/tags.tsx'
import { SupplierForm } from './supplier-form.tsx'
import { TermsForm } from './terms-form.tsx'

/** One supplier: its contact, its products and their terms. */
export function Component() {
  const query = useQuery(supplierDetail(Number(useParams().supplierId)))
  return (
    <QueryState query={query} isPage>
      {({ supplier, products }) => <Shown supplier={supplier} products={products} />}
    </QueryState>
  )
}

type Open = { kind: 'supplier' } | { kind: 'product'; item?: SupplierProduct }

interface ShownProps {
  supplier: SupplierRow
  products: SupplierProduct[]
}

function Shown({ supplier, products }: ShownProps) {
  const { supplierId, name, active } = supplier
  const list = useListState()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const item = open?.kind === 'product' ? open.item : undefined
  return (
    <>
      <PageHeader
        title={name}
        beside={!active && <Tag tone="off">Inactive</Tag>}
        lead="What they sell and on what terms. Costs and case sizes fill in new purchase orders."
        back={{ to: asLastShown('/suppliers'), label: 'All suppliers' }}
        actions={
          <>
            <Button icon="plus" onClick={() => setOpen({ kind: 'product' })}>
              Add a product
            </Button>
            <Button rank="secondary" onClick={() => setOpen({ kind: 'supplier' })}>
              Change supplier
            </Button>
          </>
        }
      />
      <div className={detailStyles.columns}>
        <section className="stack" aria-label="What it sells">
          <LocalList
            list={list}
            rows={products}
            caption={`Products of ${name}`}
            noun="products"
            columns={columnsFor(supplierId, (changed) =>
              setOpen({ kind: 'product', item: changed }),
            )}
            keyOf={({ productId }) => productId}
            empty={
              <EmptyState icon="package" title="No products yet">
                Add the products they sell, with cost and case size. Then orders fill themselves in.
              </EmptyState>
            }
          />
        </section>
        <Facts supplier={supplier} />
      </div>
      <StaffDialog opened={open?.kind === 'supplier'} onClose={close} title={`Edit ${name}`}>
        {open?.kind === 'supplier' && <SupplierForm supplier={supplier} onSaved={close} />}
      </StaffDialog>
      <StaffDialog
        opened={open?.kind === 'product'}
        onClose={close}
        title={item ? item.productName : 'Add a product'}
      >
        {open?.kind === 'product' && (
          <TermsForm supplierId={supplierId} item={item} onDone={close} />
        )}
      </StaffDialog>
    </>
  )
}

function Facts({ supplier }: { supplier: SupplierRow }) {
  const { email, phone, accountNumber, leadDays, note } = supplier
  return (
    <section className="panel stack">
      <h2>Contact and terms</h2>
      <dl className={detailStyles.facts}>
        <dt>Email</dt>
        <dd>{email ? <a href={`mailto:${email}`}>{email}</a> : 'None: orders are sent by hand'}</dd>
        {phone && (
          <>
            <dt>Phone</dt>
            <dd>{phone}</dd>
          </>
        )}
        {accountNumber && (
          <>
            <dt>Account number</dt>
            <dd>{accountNumber}</dd>
          </>
        )}
        <dt>Lead time</dt>
        <dd>{countOf(leadDays, 'day')}</dd>
        {note && (
          <>
            <dt>Note</dt>
            <dd>{note}</dd>
          </>
        )}
      </dl>
    </section>
  )
}

const columnsFor = (
  supplierId: number,
  edit: (item: SupplierProduct) => void,
): readonly Column<SupplierProduct>[] => [
  {
    name: 'product',
    label: 'Product',
    main: true,
    typed: true,
    cell: ({ productId, productName, sku }) => (
      <>
        <Link className="plain" to={`/products/${productId}`}>
          {productName}
        </Link>
        <span className={detailStyles.subLine}>SKU {sku}</span>
      </>
    ),
  },
  {
    name: 'itemNumber',
    label: 'Their number',
    typed: true,
    cell: ({ itemNumber }) => itemNumber ?? <span className="muted">None</span>,
  },
  {
    name: 'cost',
    label: 'Cost per piece',
    numeric: true,
    cell: ({ cost }) => formatMoney(cost),
  },
  {
    name: 'pack',
    label: 'Case',
    numeric: true,
    cell: ({ packSize, minQuantity }) => (
      <>
        {formatNumber(packSize)}
        {minQuantity > 0 && (
          <span className={detailStyles.subLine}>at least {formatNumber(minQuantity)}</span>
        )}
      </>
    ),
  },
  {
    name: 'stock',
    label: 'In stock',
    numeric: true,
    spare: true,
    cell: ({ quantity }) => (quantity === null ? 'Not counted' : formatNumber(quantity)),
  },
  {
    name: 'change',
    label: 'Actions',
    cell: (item) => <Actions supplierId={supplierId} item={item} edit={edit} />,
  },
]

interface ActionsProps {
  supplierId: number
  item: SupplierProduct
  edit: (item: SupplierProduct) => void
}

function Actions({ supplierId, item, edit }: ActionsProps) {
  const { productId, productName } = item
  const { busy, save } = useSave(removeSupplierProduct, {
    outdates: ['/staff/suppliers', '/staff/history'],
    success: `${productName} removed.`,
  })
  return (
    <span className="row">
      <Button rank="secondary" aria-label={`Edit ${productName}`} onClick={() => edit(item)}>
        Edit
      </Button>
      <Button
        rank="quiet"
        busy={busy}
        aria-label={`Remove ${productName}`}
        onClick={() => save({ supplierId, productId })}
      >
        Remove
      </Button>
    </span>
  )
}
