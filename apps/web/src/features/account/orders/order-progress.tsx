import type { Tracking } from '@mendwell/contract/orders/placed-orders'
import type { OrderStatus } from '@mendwell/domain/orders/order-status'
import type * as z from 'zod/mini'
import { formatMoment } from '../../../lib/words/dates.ts'
import { t } from '../../../lib/words/texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './order-progress.module.css'

type Step = z.input<typeof Tracking>['steps'][number]

interface OrderProgressProps {
  status: OrderStatus
  /** The steps of an order, each with the time it was reached. */
  steps: readonly Step[]
}

/** Received, Preparing, Shipped, Delivered: done steps with their time, the current one marked. */
export function OrderProgress({ status, steps }: OrderProgressProps) {
  const present = steps.findIndex((step) => step.orderStatus === status)
  const isFinal = present === steps.length - 1
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => {
        const isDone = index < present || (isFinal && index === present)
        return (
          <li
            key={step.orderStatus}
            className={isDone ? styles.done : index === present ? styles.now : undefined}
            aria-current={index === present ? 'step' : undefined}
          >
            <span className={styles.marker}>{isDone && <Icon name="check" />}</span>
            <b>{t(`status.${step.orderStatus}`)}</b>
            <span>{step.at ? formatMoment(step.at) : t('tracking.notYet')}</span>
          </li>
        )
      })}
    </ol>
  )
}
