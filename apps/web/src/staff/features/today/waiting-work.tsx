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
  /** The screen that handles it, below `/staff#/`. */
  to: string
  /** Should always be zero. */
  isFailure?: true
}

/** The most urgent first. */
const TILES: readonly Tile[] = [
  {
    name: 'failedMessages',
    label: 'Failed emails',
    icon: 'alert-triangle',
    to: 'mail?state=DEAD',
    isFailure: true,
  },
  { name: 'failedJobs', label: 'Failed jobs', icon: 'refresh', to: 'mail', isFailure: true },
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
  { name: 'quotesWaiting', label: 'Quotes to answer', icon: 'file-text', to: 'quotes' },
  {
    name: 'questionsWaiting',
    label: 'Questions to answer',
    icon: 'mail',
    to: 'questions',
  },
  { name: 'clinicsWaiting', label: 'Clinics to verify', icon: 'stethoscope', to: 'clinics' },
  { name: 'contactMessages', label: 'Open messages', icon: 'mail', to: 'messages' },
  { name: 'lowStock', label: 'Low stock', icon: 'tag', to: 'products?stock=low&status=A' },
  { name: 'soldOut', label: 'Sold out', icon: 'tag', to: 'products?stock=out&status=A' },
]

/** Open work, each number linking to its screen; if there is none, it says so in one line. */
export function WaitingWork() {
  const query = useQuery({ ...today(), refetchInterval: 60_000 })
  return (
    <QueryState query={query} lines={3}>
      {(counts) => {
        const seen = TILES.filter(({ name }) => counts[name] !== null)
        const waiting = seen.filter(({ name }) => counts[name])
        const idle = seen.filter(({ name }) => !counts[name])
        return (
          <>
            {waiting.length > 0 && (
              <ul className={styles.tiles} aria-label="To do">
                {waiting.map((tile) => (
                  <WorkTile key={tile.name} tile={tile} count={counts[tile.name] ?? 0} />
                ))}
              </ul>
            )}
            {idle.length > 0 && <IdleWork tiles={idle} />}
          </>
        )
      }}
    </QueryState>
  )
}

function IdleWork({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <div className={styles.idle}>
      <span id="nothing-waiting">Nothing waiting:</span>
      <ul aria-labelledby="nothing-waiting">
        {tiles.map(({ name, label, to }) => (
          <li key={name}>
            <Link to={`/${to}`}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function WorkTile({ tile: { label, icon, to, isFailure }, count }: { tile: Tile; count: number }) {
  return (
    <li className={`panel ${styles.tile}${isFailure ? ' bad' : ''}`}>
      <span className="muted">
        <Icon name={icon} /> {label}
      </span>
      <b>
        <Link to={`/${to}`}>{formatCount(count)}</Link>
      </b>
    </li>
  )
}
