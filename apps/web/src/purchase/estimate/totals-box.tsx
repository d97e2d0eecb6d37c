import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { shopConfig } from '../../api/shop.ts'
import { formatMoney, formatPercent, plural, t } from '../../lib/words/texts.ts'
import textButtonStyles from '../../ui/buttons/text-button.module.css'
import { Icon } from '../../ui/icon.tsx'
import skeletonStyles from '../../ui/skeleton.module.css'
import type { Figures } from './estimate.ts'
import styles from './totals-box.module.css'

// Loaded later: the cart's first script has no room for it.
const PromoCodes = lazy(async () => ({
  default: (await import('./promo-codes.tsx')).PromoCodes,
}))

const CartSurcharges = lazy(async () => ({
  default: (await import('../../components/delivery/surcharge-note.tsx')).CartSurcharges,
}))

interface TotalsProps {
  figures: Figures
  pieces: number
  /** Picked up in the store: there are no surcharges, and the box says what they would be. */
  isCollected?: boolean
}

/** Subtotal, shipping and handling, tax with its place and percentage, total. */
export function Totals({ figures, pieces, isCollected = false }: TotalsProps) {
  const money = (amount: number) => formatMoney(amount, figures.currency)
  const { offers } = figures
  const shipping = figures.shippingHandling - (offers?.shippingDiscount ?? 0)
  return (
    <div aria-busy={!figures.settled}>
      <TotalsRow label={plural('totals.subtotal', pieces)}>{money(figures.subtotal)}</TotalsRow>
      <DiscountRow off={offers?.discount} currency={figures.currency} />
      <TotalsRow label={t('totals.shipping')}>
        {shipping === 0 && pieces > 0 ? t('totals.free') : money(shipping)}
      </TotalsRow>
      {figures.surcharges && (
        <Suspense>
          <CartSurcharges {...{ figures, isCollected }} />
        </Suspense>
      )}
      <TotalsRow label={taxLabel(figures.taxPercent, figures.taxStateName)}>
        {figures.tax === undefined ? <Pending /> : money(figures.tax)}
      </TotalsRow>
      <TotalsRow label={t('totals.total')} total>
        {figures.grandTotal === undefined ? <Pending /> : money(figures.grandTotal)}
      </TotalsRow>
      <div className={styles.codes}>
        <Suspense>
          <PromoCodes figures={figures} />
        </Suspense>
      </div>
    </div>
  )
}

interface DiscountRowProps {
  off: number | undefined
  currency: string
}

/** What offers take off the goods; renders nothing without offers. */
export const DiscountRow = ({ off = 0, currency }: DiscountRowProps) =>
  off > 0 && <TotalsRow label={t('totals.discount')}>{formatMoney(-off, currency)}</TotalsRow>

interface TotalsRowProps {
  label: string
  total?: boolean
  children: ReactNode
}

/** One line of a totals box: label and amount. */
export function TotalsRow({ label, total = false, children }: TotalsRowProps) {
  return (
    <div className={total ? `${styles.row} ${styles.total}` : styles.row}>
      <span>{label}</span>
      <span>{children}</span>
    </div>
  )
}

/** 'Tax, Texas 6.25%'; percent is undefined until the server has returned the tax. */
export function taxLabel(percent: number | undefined, place: string | null): string {
  if (percent === undefined) return t('totals.taxUnknown')
  const values = { percent: formatPercent(percent) }
  return place ? t('totals.tax', { ...values, place }) : t('totals.taxNoPlace', values)
}

function Pending() {
  return (
    <span className={`${skeletonStyles.skeleton} ${styles.amount}`}>
      <span className="visually-hidden">{t('totals.pending')}</span>
    </span>
  )
}

/** The amount missing for the next cheaper shipping tier (ux §3.16). */
export function ShippingMeter({ figures }: { figures: Figures }) {
  const tiers = useQuery(shopConfig()).data?.shippingTiers ?? []
  const free = tiers.find((tier) => tier.cost === 0)?.from
  const money = (amount: number) => whole(amount, figures.currency)
  const next = figures.nextShipping
  return (
    <div className={styles.toFree}>
      <p className="small">
        {next ? (
          <>
            <b>{t('totals.more', { missing: formatMoney(next.missing, figures.currency) })}</b>{' '}
            {next.cost === 0
              ? t('totals.dropsFree')
              : t('totals.dropsTo', { cost: formatMoney(next.cost, figures.currency) })}
          </>
        ) : (
          figures.shippingHandling === 0 && !figures.surcharges && t('totals.isFree')
        )}
      </p>
      {free !== undefined && (
        <>
          <div
            className={styles.meter}
            style={{ '--v': `${Math.min(100, (figures.subtotal / free) * 100)}%` }}
            role="img"
            aria-label={t('totals.meter', {
              subtotal: formatMoney(figures.subtotal, figures.currency),
              free: money(free),
            })}
          />
          <div className="row between tiny muted" aria-hidden="true">
            <span>{money(0)}</span>
            <span>{money(free / 2)}</span>
            <span>{t('totals.freeAt', { free: money(free) })}</span>
          </div>
        </>
      )}
    </div>
  )
}

/** '$200': a round amount without its cents. */
const whole = (amount: number, currency: string) =>
  formatMoney(amount, currency).replace(/[.,]00(?=\D*$)/, '')

/** Says that the amounts are estimates, and offers to ask the shop again. */
export function EstimateNote({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={`note warn ${styles.estimate}`} role="status">
      <Icon name="info-circle" />
      <span>
        {t('totals.estimate')}{' '}
        <button type="button" className={textButtonStyles.button} onClick={onRetry}>
          {t('common.tryAgain')}
        </button>
      </span>
    </p>
  )
}
