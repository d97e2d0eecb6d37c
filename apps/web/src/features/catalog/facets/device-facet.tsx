import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { productsOfCategory, searchProducts } from '../../../api/catalog/catalog.ts'
import { deviceText } from '../../../components/devices/device-words.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { useMyDevices } from '../../../state/my-devices.ts'
import { CheckFacet } from './check-facet.tsx'
import type { FacetProps } from './facet-props.ts'

/** 'Fits my device' with how many products would remain, given all other filters. */
export function DeviceFacet({ view, total }: Pick<FacetProps, 'view' | 'total'>) {
  const mine = useMyDevices()
  const { term, categoryId, choices, choose } = view
  const checked = choices.device !== undefined
  const device = checked ? choices.device : [...mine]
  const asked = { ...choices, page: undefined, device, families: true, pageSize: 1 }
  const found = useQuery({ ...searchProducts(term, asked), enabled: !checked && term !== '' })
  const browsed = useQuery({
    ...productsOfCategory(categoryId, asked),
    enabled: !checked && term === '',
  })
  const count = checked ? total : (term === '' ? browsed : found).data?.total
  if (!checked && count === undefined) return null
  return (
    <CheckFacet
      title={deviceText('device.filter')}
      total={total}
      entries={[
        {
          label: deviceText('device.filterFits'),
          count,
          checked,
          onChange: (on) => choose({ device: on ? device : undefined }),
        },
      ]}
    >
      <p className="tiny muted">
        {deviceText('device.filterHint')}{' '}
        <Link to={paths.devices}>{deviceText('device.manage')}</Link>
      </p>
    </CheckFacet>
  )
}
