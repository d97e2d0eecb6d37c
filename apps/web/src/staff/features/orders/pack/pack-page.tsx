import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import {
  type PackingSlip,
  packingDocuments,
} from '../../../../api/staff/orders/packing-documents.ts'
import { STAFF_KEY } from '../../../../api/staff/staff-key.ts'
import { Button, buttonClass } from '../../../../ui/buttons/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { asLastShown } from '../../../components/lists/use-list-state.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'
import { Slip } from '../parcels/packing-slip.tsx'
import { useHabits } from './habits.ts'
import { PackAll } from './pack-all.tsx'
import { PackOrder } from './pack-order.tsx'

const back = () => ({ to: asLastShown('/orders'), label: 'Orders' })

/** Packs the orders in the URL, one after the other, or all that can ship now; `at` is the current one. */
export function Component() {
  const [address, setAddress] = useSearchParams()
  const ids = (address.get('orderIds') ?? '').split(',').filter(Boolean)
  const at = Math.max(0, Number(address.get('at')) || 0)
  const orderId = ids[at]
  // When packing several, the choices for one apply to the next.
  const habits = useHabits()
  if (ids.length === 0) return <PackAll />
  if (orderId === undefined) {
    return (
      <>
        <PageHeader title="Pack orders" back={back()} />
        <EmptyState icon="package" title="All of them are done">
          See whether <Link to="/orders/pack">other orders</Link> can be packed.
        </EmptyState>
      </>
    )
  }
  return (
    <Turn
      key={orderId}
      orderId={orderId}
      place={ids.length > 1 ? `Order ${at + 1} of ${ids.length}` : undefined}
      isLast={at + 1 >= ids.length}
      onNext={() => setAddress({ orderIds: ids.join(','), at: String(at + 1) })}
      habits={habits}
    />
  )
}

interface TurnProps {
  orderId: string
  place: string | undefined
  isLast: boolean
  onNext: () => void
  habits: ReturnType<typeof useHabits>
}

/** One order of the series, from its first piece until its package has shipped. */
function Turn({ orderId, place, isLast, onNext, habits }: TurnProps) {
  const query = useQuery({ ...packingDocuments(orderId), staleTime: Number.POSITIVE_INFINITY })
  const client = useQueryClient()
  const [packed, setPacked] = useState<PackingSlip>()
  const [looks, setLooks] = useState(0)
  const slip = query.data?.slips[0]
  const head = (
    <PageHeader
      title={slip ? `Pack order# ${slip.orderNum}` : 'Pack orders'}
      back={back()}
      screenOnly={packed !== undefined}
      lead={[place, slip?.name, slip?.handOver].filter(Boolean).join('. ')}
      actions={
        !packed &&
        !isLast && (
          <Button rank="outline" onClick={onNext}>
            Skip this order
          </Button>
        )
      }
    />
  )
  if (packed) {
    return (
      <>
        {head}
        <Packed slip={packed} isPrinted={habits.isPrinted} onNext={isLast ? undefined : onNext} />
      </>
    )
  }
  return (
    <>
      {head}
      <QueryState query={query}>
        {({ unpaid }) =>
          slip?.lines.some(({ onHand }) => onHand > 0) ? (
            <PackOrder
              key={looks}
              slip={slip}
              habits={habits}
              onSent={(sent) => {
                setPacked(sent)
                void client.invalidateQueries({
                  predicate: ({ queryKey }) => String(queryKey[0]).startsWith(STAFF_KEY),
                })
              }}
              onLookAgain={() => void query.refetch().then(() => setLooks(looks + 1))}
            />
          ) : (
            <EmptyState icon="package" title="Nothing to pack">
              {unpaid.length > 0
                ? `Order# ${unpaid[0]} is not paid yet.`
                : 'Everything has shipped, is refunded, on backorder or on hold.'}
            </EmptyState>
          )
        }
      </QueryState>
    </>
  )
}

interface PackedProps {
  slip: PackingSlip
  isPrinted: boolean
  onNext: (() => void) | undefined
}

/** The package shipped: its slip is printed, and Enter opens the next order. */
function Packed({ slip, isPrinted, onNext }: PackedProps) {
  const next = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    next.current?.querySelector<HTMLElement>('button, a')?.focus()
    if (isDone.current) return
    isDone.current = true
    if (isPrinted) window.print()
  }, [isPrinted])
  return (
    <div className="stack">
      <section className="panel stack screen-only">
        <p className="note good" role="status">
          <Icon name="circle-check" />
          <b className="strong">Order# {slip.orderNum} shipped</b>
        </p>
        <div ref={next} className="row">
          {onNext ? (
            <Button onClick={onNext}>Next order</Button>
          ) : (
            <Link className={buttonClass('primary')} to={asLastShown('/orders')}>
              Back to the orders
            </Link>
          )}
          <Button rank="outline" icon="printer" onClick={() => window.print()}>
            Print packing slip
          </Button>
          <Link className={buttonClass('outline')} to={`/orders/${slip.orderId}`}>
            Open order
          </Link>
        </div>
      </section>
      <Slip slip={slip} />
    </div>
  )
}
