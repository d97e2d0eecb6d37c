import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import {
  deleteDevice,
  removeFit,
  type StaffDevice,
  type Statement,
  staffDevice,
} from '../../../api/staff/catalogue/devices.ts'
import { STAFF_KEY } from '../../../api/staff/staff-key.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { StaffDialog } from '../../components/dialogs/staff-dialog.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { ProductCell } from '../../components/lists/cells/product-cell.tsx'
import type { Column } from '../../components/lists/data-table.tsx'
import { LocalList } from '../../components/lists/local-list.tsx'
import { useListQuery } from '../../components/lists/use-list-query.ts'
import { useListState } from '../../components/lists/use-list-state.ts'
import detailStyles from '../../components/page/details.module.css'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { Tag } from '../../components/page/tags.tsx'
import { useStaff } from '../../session/use-staff.ts'
import { DeviceForm } from './device-form.tsx'
import { KIND_LABELS, REASON_LABELS } from './device-labels.ts'
import { FitForm } from './fit-form.tsx'

/** One device: its own products, and those known to fit it or not. */
export function Component() {
  const { deviceKey = '' } = useParams()
  const query = useListQuery(staffDevice(deviceKey))
  return <QueryState query={query}>{(device) => <Shown device={device} />}</QueryState>
}

type Open = { kind: 'device' } | { kind: 'remove' } | { kind: 'fit'; statement?: Statement }

function Shown({ device }: { device: StaffDevice }) {
  const { deviceKey, name, kind, products, statements } = device
  const list = useListState()
  const navigate = useNavigate()
  const mayWrite = useStaff()?.may('catalogue.write') === true
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const removing = useSave(deleteDevice, {
    outdates: [STAFF_KEY],
    success: `${name} is removed.`,
    onSaved: () => void navigate('/devices'),
  })
  return (
    <>
      <PageHeader
        title={name}
        lead={
          products.length === 0
            ? `${KIND_LABELS[kind]}. The shop does not sell the device itself.`
            : `${KIND_LABELS[kind]}. Sold here: ${products.map(({ sku }) => sku).join(', ')}`
        }
        back={{ to: '/devices', label: 'Devices' }}
        actions={
          mayWrite && (
            <>
              <Button icon="plus" onClick={() => setOpen({ kind: 'fit' })}>
                Add a product
              </Button>
              <Button rank="secondary" onClick={() => setOpen({ kind: 'device' })}>
                Change the device
              </Button>
              <Button rank="quiet" onClick={() => setOpen({ kind: 'remove' })}>
                Remove the device
              </Button>
            </>
          )
        }
      />
      <LocalList
        list={list}
        rows={statements}
        caption="What fits this device, and what does not"
        noun="products"
        columns={columnsFor(mayWrite, (statement) => setOpen({ kind: 'fit', statement }))}
        keyOf={({ productId }) => productId}
        empty={
          <EmptyState title="Nothing is known to fit it">
            Add a product that fits, or one that people mistake for a fit.
          </EmptyState>
        }
      />
      <StaffDialog opened={open?.kind === 'device'} onClose={close} title={`Edit ${name}`}>
        {open?.kind === 'device' && <DeviceForm device={device} onDone={close} />}
      </StaffDialog>
      <StaffDialog
        opened={open?.kind === 'fit'}
        onClose={close}
        title={
          open?.kind === 'fit' && open.statement ? open.statement.productName : 'Add a product'
        }
      >
        {open?.kind === 'fit' && (
          <FitForm deviceKey={deviceKey} statement={open.statement} onDone={close} />
        )}
      </StaffDialog>
      <ConfirmDialog
        opened={open?.kind === 'remove'}
        onClose={close}
        title={`Remove ${name}?`}
        confirmLabel="Remove the device"
        busy={removing.busy}
        refusal={removing.refusal}
        onConfirm={() => removing.save(deviceKey)}
      >
        Shoppers no longer find it, and what is said of {statements.length} products goes with it.
      </ConfirmDialog>
    </>
  )
}

const columnsFor = (
  mayWrite: boolean,
  edit: (statement: Statement) => void,
): readonly Column<Statement>[] => [
  {
    name: 'product',
    label: 'Product',
    main: true,
    typed: true,
    cell: (product) => <ProductCell {...product} />,
  },
  { name: 'verdict', label: 'Known', cell: (statement) => <Verdict {...statement} /> },
  {
    name: 'reason',
    label: 'Who says so',
    cell: ({ reason, note }) => (
      <>
        {REASON_LABELS[reason]}
        {note && <span className={detailStyles.subLine}>{note}</span>}
      </>
    ),
  },
  ...(mayWrite
    ? [
        {
          name: 'change',
          label: 'Actions',
          cell: (statement: Statement) => <Actions statement={statement} edit={edit} />,
        },
      ]
    : []),
]

function Verdict({ fits, sure }: Statement) {
  if (!fits) return <Tag tone="bad">Does not fit</Tag>
  return sure === 3 ? <Tag tone="good">Fits</Tag> : <Tag tone="info">For its kind</Tag>
}

interface ActionsProps {
  statement: Statement
  edit: (statement: Statement) => void
}

function Actions({ statement, edit }: ActionsProps) {
  const { productName } = statement
  const { busy, save } = useSave(removeFit, { outdates: [STAFF_KEY], success: 'Removed.' })
  return (
    <div className="row">
      <Button rank="secondary" aria-label={`Edit ${productName}`} onClick={() => edit(statement)}>
        Edit
      </Button>
      <Button
        rank="quiet"
        busy={busy}
        aria-label={`Remove ${productName}`}
        onClick={() => save(statement)}
      >
        Remove
      </Button>
    </div>
  )
}
