import { Link } from 'react-router'
import type { Figures } from '../../components/estimate.ts'
import { ReturnSummary } from '../../components/return-summary.tsx'
import { EstimateNote, ShippingMeter, Totals } from '../../components/totals-box.tsx'
import { paths } from '../../lib/paths.ts'
import { t } from '../../lib/texts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

interface CartAsideProps {
  figures: Figures
  pieces: number
  failed: boolean
  retry: () => void
  isReady: () => boolean
}

/** Cart total, the way to checkout, and the policy. */
export function CartAside({ figures, pieces, failed, retry, isReady }: CartAsideProps) {
  return (
    <aside className="stack" aria-label={t('totals.title')}>
      <section className="panel flat sum">
        <h2>{t('totals.title')}</h2>
        <Totals figures={figures} pieces={pieces} />
        {failed && <EstimateNote onRetry={retry} />}
        <ShippingMeter figures={figures} />
        <Link
          className={buttonClass('primary', { big: true, wide: true })}
          to={paths.checkout}
          onClick={(event) => {
            if (!isReady()) event.preventDefault()
          }}
        >
          {t('cart.checkout')}
        </Link>
        <p className="xs muted fine">
          <Icon name="lock" /> {t('totals.secure')}
        </p>
      </section>
      <section className="panel sm">
        <h3>{t('cart.policy')}</h3>
        <ReturnSummary />
      </section>
    </aside>
  )
}
