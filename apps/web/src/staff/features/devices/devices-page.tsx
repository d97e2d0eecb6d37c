import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type StaffDeviceRow, staffDevices } from '../../../api/staff/catalogue/devices.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { StaffDialog } from '../../components/dialogs/staff-dialog.tsx'
import type { Column } from '../../components/lists/data-table.tsx'
import { LocalList } from '../../components/lists/local-list.tsx'
import { SearchField } from '../../components/lists/search-field.tsx'
import toolStyles from '../../components/lists/tools.module.css'
import { useListQuery } from '../../components/lists/use-list-query.ts'
import { useListState } from '../../components/lists/use-list-state.ts'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { formatNumber } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { useStaff } from '../../session/use-staff.ts'
import { DeviceForm } from './device-form.tsx'
import { KIND_LABELS } from './device-labels.ts'

const COLUMNS: readonly Column<StaffDeviceRow>[] = [
  {
    name: 'name',
    label: 'Device',
    main: true,
    typed: true,
    cell: ({ deviceKey, name }) => <Link to={`/devices/${deviceKey}`}>{name}</Link>,
  },
  { name: 'kind', label: 'Kind', cell: ({ kind }) => KIND_LABELS[kind] },
  { name: 'fits', label: 'Fits', numeric: true, cell: ({ fits }) => formatNumber(fits) },
  {
    name: 'misfits',
    label: 'Does not fit',
    numeric: true,
    wideOnly: true,
    cell: ({ misfits }) => formatNumber(misfits),
  },
  {
    name: 'products',
    label: 'Sold here',
    numeric: true,
    wideOnly: true,
    cell: ({ products }) => formatNumber(products),
  },
]

/** All devices, and how much is known about each. */
export function Component() {
  const list = useListState()
  const query = useListQuery(staffDevices())
  const navigate = useNavigate()
  const mayWrite = useStaff()?.may('catalogue.write') === true
  const [isAdding, setAdding] = useState(false)
  const wanted = list.q.toLowerCase()
  return (
    <>
      <PageHeader
        title="Devices"
        lead="Meters, pumps, and other devices that shoppers own, and the products that fit them. Shoppers see it on products, in filters, and in the cart."
        actions={
          mayWrite && (
            <Button icon="plus" onClick={() => setAdding(true)}>
              Add a device
            </Button>
          )
        }
      />
      <div className={toolStyles.tools}>
        <SearchField list={list} label="Name of the device" />
      </div>
      <QueryState query={query}>
        {(devices) => (
          <LocalList
            list={list}
            rows={devices.filter(({ name }) => name.toLowerCase().includes(wanted))}
            caption="Devices"
            noun="devices"
            columns={COLUMNS}
            keyOf={({ deviceKey }) => deviceKey}
            empty={
              <EmptyState title="No devices found">
                Add the first one, then say which products fit it.
              </EmptyState>
            }
          />
        )}
      </QueryState>
      <StaffDialog opened={isAdding} onClose={() => setAdding(false)} title="Add a device">
        {isAdding && (
          <DeviceForm onDone={({ deviceKey }) => void navigate(`/devices/${deviceKey}`)} />
        )}
      </StaffDialog>
    </>
  )
}
