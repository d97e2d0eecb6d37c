import { DEVICE_KINDS, type DeviceKind } from '@mendwell/domain/fit/devices'
import { Link } from 'react-router'
import type { devices } from '../../api/catalog/devices.ts'
import { deviceText } from '../../components/devices/device-words.ts'
import { paths } from '../../lib/addresses/paths.ts'
import styles from './devices.module.css'
import { HaveThis } from './have-this.tsx'

export type DeviceRow = Awaited<
  ReturnType<Extract<ReturnType<typeof devices>['queryFn'], (...given: never[]) => unknown>>
>[number]

interface Group {
  kind: DeviceKind
  devices: readonly DeviceRow[]
}

/** Devices by kind, without empty kinds. */
export const groupsOf = (rows: readonly DeviceRow[]): Group[] =>
  DEVICE_KINDS.map((kind) => ({ kind, devices: rows.filter((row) => row.kind === kind) })).filter(
    ({ devices }) => devices.length > 0,
  )

interface DeviceGroupsProps {
  groups: readonly Group[]
  /** With a search term, results are expanded. */
  isOpen: boolean
}

/** All devices by kind, each linking to what fits it. */
export function DeviceGroups({ groups, isOpen }: DeviceGroupsProps) {
  return groups.map(({ kind, devices }) => (
    <details key={`${kind} ${isOpen}`} className="panel flat" open={isOpen}>
      <summary className="strong">
        {deviceText(`device.kind.${kind}`)}{' '}
        <span className="muted tabular">({devices.length})</span>
      </summary>
      <ul className={styles.list}>
        {devices.map((device) => (
          <li key={device.deviceKey} className={styles.device}>
            <span>
              <Link to={paths.device(device.deviceKey)}>{device.name}</Link>{' '}
              <span className="muted small tabular">
                {deviceText(device.parts === 1 ? 'device.parts.one' : 'device.parts.other', {
                  count: device.parts,
                })}
              </span>
            </span>
            <HaveThis {...device} />
          </li>
        ))}
      </ul>
    </details>
  ))
}
