import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { placedOrder } from '../../api/orders/orders.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { t } from '../../lib/words/texts.ts'
import { useOpenOrder } from '../../purchase/draft/pending-order.ts'
import { finishOrder } from '../../purchase/placing/place-order.ts'
import type { JustPlaced } from '../../purchase/placing/use-place-order.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './offline-banner.module.css'

/** An order may still be in progress while its sender is offline. */
const ASK_AGAIN_MS = 5_000
const MOST_QUESTIONS = 4

/**
 * Asks the shop about an order that was sent and never answered: before a reload, in another tab, or before the browser
 * was closed. One that has arrived opens where it was sent from, and is announced everywhere else. One sent from an
 * account opens after signing in there.
 */
export function ArrivedOrder() {
  const open = useOpenOrder()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [arrived, setArrived] = useState<string>()
  const { data } = useQuery({
    ...placedOrder(open?.key ?? ''),
    enabled: open !== undefined,
    refetchInterval: ({ state }) =>
      state.data?.placed === null &&
      !state.data.isInAccount &&
      state.dataUpdateCount < MOST_QUESTIONS &&
      ASK_AGAIN_MS,
  })
  const placed = open && data?.placed
  const isWaitedFor = open?.isFresh && (pathname === paths.checkout || pathname === paths.cart)
  // The cart and the URL are outside React; both are updated once, after the shop's answer.
  useEffect(() => {
    if (!placed) return
    const { orderNum } = finishOrder(placed)
    const state: JustPlaced = { created: true, pay: true }
    if (isWaitedFor) void navigate(paths.orderDetail(orderNum), { state })
    else setArrived(orderNum)
  }, [placed, isWaitedFor, navigate])
  return (
    <div role="status">
      {open && data?.isInAccount && (
        <p className={`note good ${styles.note}`}>
          <Icon name="circle-check" />
          <span>
            {t('shell.arrivedInAccount')}{' '}
            <Link to={paths.login} state={{ from: pathname }}>
              {t('shell.signIn')}
            </Link>
          </span>
        </p>
      )}
      {arrived && (
        <p className={`note good ${styles.note}`}>
          <Icon name="circle-check" />
          <span>
            {t('shell.arrived', { number: arrived })}{' '}
            <Link to={paths.orderDetail(arrived)} onClick={() => setArrived(undefined)}>
              {t('shell.seeArrived')}
            </Link>
          </span>
        </p>
      )}
    </div>
  )
}
