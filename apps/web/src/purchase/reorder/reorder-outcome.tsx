import { Link } from 'react-router'
import { paths } from '../../lib/addresses/paths.ts'
import { plural, t } from '../../lib/words/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './reorder-outcome.module.css'
import { isPartly, type useReorder } from './use-reorder.ts'

/** Says what is now in the cart and names what is not; stays until the shopper leaves the page. */
export function ReorderOutcome({ reordering }: { reordering: ReturnType<typeof useReorder> }) {
  const { data, error } = reordering
  const hasLess = data && isPartly(data)
  return (
    <div role="status" className={styles.reordered}>
      {data && (
        <div className={`note ${hasLess ? 'warn' : 'good'}`}>
          <Icon name={hasLess ? 'alert-triangle' : 'circle-check'} />
          <div>
            {data.pieces > 0 && <p>{plural('orders.inCart', data.pieces)}</p>}
            {data.gone.length > 0 && <p>{t('orders.gone', { names: data.gone.join(', ') })}</p>}
            {data.refused.map(({ why, names }) => (
              <p key={why}>{t(`orders.refused.${why}`, { names: names.join(', ') })}</p>
            ))}
            {data.noRoom.length > 0 && (
              <p>{t('orders.noRoom', { names: data.noRoom.join(', ') })}</p>
            )}
            {data.pieces > 0 && (
              <Link className="strong" to={paths.cart}>
                {t('orders.toCart')}
              </Link>
            )}
          </div>
        </div>
      )}
      {error && (
        <p className="note warn">
          <Icon name="alert-triangle" />
          {t('orders.againFailed')}
        </p>
      )}
    </div>
  )
}
