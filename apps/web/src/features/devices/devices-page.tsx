import { MAX_MY_DEVICES } from '@mendwell/domain/fit/device-keys'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { devices as devicesQuery } from '../../api/catalog/devices.ts'
import { deviceText } from '../../components/devices/device-words.ts'
import { SectionState } from '../../components/lists/section-state.tsx'
import { Crumbs } from '../../components/places/crumbs.tsx'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { paths } from '../../lib/addresses/paths.ts'
import { useSentDevices } from '../../purchase/sync/sync-devices.ts'
import { useSession } from '../../session/session.ts'
import { keepMyDevices, useMyDevices } from '../../state/my-devices.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { announce } from '../../ui/notices/announcer.tsx'
import skeletonStyles from '../../ui/skeleton.module.css'
import { DeviceGroups, type DeviceRow, groupsOf } from './device-groups.tsx'
import styles from './devices.module.css'

/** The shopper's devices, stored in this browser and in the signed-in account, and all devices the shop knows. */
export function Component() {
  const answer = useQuery(devicesQuery())
  const areRefused = useSentDevices()
  const isSignedIn = useSession().authenticated
  return (
    <div className="page stack">
      <Crumbs trail={[{ label: deviceText('device.title') }]} />
      <PageTitle title={deviceText('device.title')} />
      <p className="lead">
        {deviceText('device.lead')}{' '}
        {deviceText(isSignedIn ? 'device.inAccount' : 'device.inBrowser')}
      </p>
      <div role="status">
        {areRefused && <p className="note warn">{deviceText('device.accountFull')}</p>}
      </div>
      <SectionState
        query={answer}
        skeleton={<div className={skeletonStyles.tall} aria-busy="true" />}
      >
        {(devices) => (
          <>
            <MyDevices devices={devices} />
            <FindDevice devices={devices} />
            <p className="muted small">{deviceText('device.label')}</p>
          </>
        )}
      </SectionState>
    </div>
  )
}

function MyDevices({ devices }: { devices: readonly DeviceRow[] }) {
  const mine = useMyDevices()
  const chosen = devices.filter(({ deviceKey }) => mine.includes(deviceKey))
  const gone = mine.length - chosen.length
  const forget = ({ deviceKey, name }: DeviceRow) => {
    keepMyDevices(mine.filter((key) => key !== deviceKey))
    announce(deviceText('device.forgotten', { name }))
  }
  const forgetAll = () => {
    keepMyDevices([])
    announce(deviceText('device.allForgotten'))
  }
  return (
    <section className="panel stack-small" aria-labelledby="mine">
      <div className="row between">
        <h2 id="mine">{deviceText('device.mine')}</h2>
        {mine.length > 0 && (
          <Button rank="quiet" onClick={forgetAll}>
            {deviceText('device.forgetAll')}
          </Button>
        )}
      </div>
      {mine.length === 0 && <p className="muted">{deviceText('device.none')}</p>}
      {gone > 0 && <p className="muted small">{deviceText('device.gone', { count: gone })}</p>}
      <ul className={styles.list}>
        {chosen.map((device) => (
          <li key={device.deviceKey} className={styles.device}>
            <Link className="strong" to={paths.device(device.deviceKey)}>
              {device.name}
            </Link>
            <Button
              rank="quiet"
              aria-label={deviceText('device.forgetOf', { name: device.name })}
              onClick={() => forget(device)}
            >
              {deviceText('device.forget')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function FindDevice({ devices }: { devices: readonly DeviceRow[] }) {
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed.trim().toLowerCase())
  const mine = useMyDevices()
  const found = devices.filter(({ name }) =>
    wanted.split(/\s+/).every((word) => name.toLowerCase().includes(word)),
  )
  return (
    <section className="stack" aria-labelledby="find">
      <h2 id="find">{deviceText('device.all')}</h2>
      <TextField
        label={deviceText('device.find')}
        hint={deviceText('device.findHint')}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p role="status" className={found.length > 0 ? 'visually-hidden' : undefined}>
        {found.length > 0
          ? String(found.length)
          : deviceText('device.noneFound', { typed: typed.trim() })}
      </p>
      {mine.length >= MAX_MY_DEVICES && <p className="note info">{deviceText('device.tooMany')}</p>}
      <DeviceGroups groups={groupsOf(found)} isOpen={wanted !== ''} />
    </section>
  )
}
