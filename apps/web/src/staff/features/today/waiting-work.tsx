import type { TodayWire } from '@mendwell/contract/shop/staff-today'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { today } from '../../../api/staff/today.ts'
import { Icon } from '../../../ui/icon.tsx'
import { formatCount } from '../../components/page/formats.ts'
import { QueryState } from '../../components/page/query-state.tsx'
import styles from '../../components/page/tiles.module.css'

interface Tile {
  name: keyof TodayWire
  label: string
  icon: string
  /** The screen that works on it, below `/staff#/`. */
  to: string
  /** Nobody should have any. */
  isFailure?: true
}

const TILES: readonly Tile[] = [
  { name: 'newOrders', label: 'New orders', icon: 'package', to: 'orders?status=TO_PREPARE' },
  {
    name: 'ordersToShip',
    label: 'Orders to ship',
    icon: 'truck-delivery',
    to: 'orders?status=TO_SHIP',
  },
  {
    name: 'partlySent',
    label: 'Partly shipped',
    icon: 'package',
    to: 'orders?status=PARTLY_SENT',
  },
  {
    name: 'unpaidOrders',
    label: 'Unpaid orders',
    icon: 'credit-card',
    to: 'orders?status=WAITING&payment=UNPAID',
  },
  { name: 'returnsWaiting', label: 'Returns waiting', icon: 'arrow-back-up', to: 'returns' },
  { name: 'lowStock', label: 'Low stock', icon: 'tag', to: 'products?stock=low&status=A' },
  { name: 'soldOut', label: 'Sold out', icon: 'tag', to: 'products?stock=out&status=A' },
  { name: 'quotesWaiting', label: 'Quotes to answer', icon: 'file-text', to: 'quotes' },
  {
    name: 'questionsWaiting',
    label: 'Questions to answer',
    icon: 'mail',
    to: 'questions',
  },
  { name: 'clinicsWaiting', label: 'Clinics to verify', icon: 'stethoscope', to: 'clinics' },
  { name: 'contactMessages', label: 'Open messages', icon: 'mail', to: 'messages' },
  {
    name: 'failedMessages',
    label: 'Failed emails',
    icon: 'alert-triangle',
    to: 'mail?state=DEAD',
    isFailure: true,
  },
  { name: 'failedJobs', label: 'Failed jobs', icon: 'refresh', to: 'mail', isFailure: true },
]

/** How much of what waits, each number leading to the screen that works on it. */
export function WaitingWork() {
  const query = useQuery({ ...today(), refetchInterval: 60_000 })
  return (
    <QueryState query={query} lines={3}>
      {(counts) => (
        <ul className={styles.tiles} aria-label="To do">
          {TILES.filter(({ name }) => counts[name] !== null).map((tile) => (
            <WorkTile key={tile.name} tile={tile} count={counts[tile.name] ?? 0} />
          ))}
        </ul>
      )}
    </QueryState>
  )
}

function WorkTile({ tile, count }: { tile: Tile; count: number }) {
  const { label, icon, to, isFailure } = tile
  const isAlarm = isFailure && count > 0
  return (
    <li className={`panel ${styles.tile}${isAlarm ? ' bad' : ''}`}>
      <span className="muted">
        <Icon name={icon} /> {label}
      </span>
      <b>
        <Link to={`/${to}`}>{formatCount(count)}</Link>
      </b>
    </li>
  )
}
