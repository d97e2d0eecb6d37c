import type { Tracking } from '@mendwell/contract/orders/placed-orders'
import type * as z from 'zod/mini'
import { plural, t } from '../../lib/words/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { DeliveryParts } from '../delivery/delivery-parts.tsx'
import { Parcels } from './parcels.tsx'
import { StatusTag } from './status-tag.tsx'

type Replacement = z.input<typeof Tracking>['replacements'][number]

interface ReplacementsProps {
  replacements: readonly Replacement[]
  isCollected: boolean
}

/** The replacements of an order, free of charge or in another size: their status and packages. */
export function Replacements({ replacements, isCollected }: ReplacementsProps) {
  return replacements.map((one) => (
    <section
      key={one.orderNum}
      className="panel no-print"
      aria-labelledby={`replacement-${one.orderNum}`}
    >
      <div className="row between">
        <div>
          <h2 id={`replacement-${one.orderNum}`}>
            {t(one.isExchange ? 'replacement.exchange' : 'replacement.title', {
              number: one.orderNum,
            })}
          </h2>
          <p className="small muted">
            {plural(one.isExchange ? 'replacement.exchanged' : 'replacement.free', one.pieces)}
          </p>
        </div>
        <StatusTag status={one.orderStatus} />
      </div>
      {(one.orderStatus === 'NEW' || one.orderStatus === 'PRINTED') && (
        <p className="small">
          <DeliveryParts parts={one.delivery} isCollected={isCollected} />
        </p>
      )}
      <Parcels shipments={one.shipments} />
    </section>
  ))
}

interface ReplacesNoteProps {
  /** The original order. */
  orderNum: string
  isExchange?: boolean | undefined
}

/** Shown for an order that is itself a replacement. */
export const ReplacesNote = ({ orderNum, isExchange = false }: ReplacesNoteProps) => (
  <p className="note">
    <Icon name="info-circle" />
    <span>{t(isExchange ? 'replacement.exchangeOf' : 'replacement.of', { number: orderNum })}</span>
  </p>
)
