import { MAX_COMPARED } from '@mendwell/domain/orders/limits'
import { useQueries } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { product as productQuery } from '../../api/catalog/catalog.ts'
import { imageSources } from '../../lib/addresses/images.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { goodsLanguage } from '../../lib/words/goods-language.ts'
import { keepCompared, useCompared } from '../../state/compared.ts'
import { Button, buttonClass } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { announce } from '../../ui/notices/announcer.tsx'
import { Picture } from '../../ui/picture.tsx'
import { compareText } from './compare-texts.ts'
import styles from './compare-tray.module.css'

/** Hidden during payment, and on the comparison itself. */
const WITHOUT: readonly string[] = ['/compare', paths.cart, paths.checkout, '/orderDetail']

/** The products chosen for comparison, at the bottom of the window, with a link to the comparison. */
export function CompareTray() {
  const ids = useCompared()
  const { pathname } = useLocation()
  const answers = useQueries({ queries: ids.map((id) => productQuery(id)) })
  if (ids.length === 0 || WITHOUT.includes(pathname)) return null
  const remove = (productId: number, name: string) => {
    keepCompared(ids.filter((id) => id !== productId))
    announce(compareText('compare.removed', { name }))
  }
  return (
    <aside className={`no-print ${styles.tray}`} aria-label={compareText('compare.tray')}>
      <ul className={styles.chosen}>
        {ids.map((productId, at) => {
          const { data, isPending } = answers[at] ?? { isPending: true }
          const gone = isPending ? '' : compareText('compare.gone')
          const name = data?.productName ?? gone
          return (
            <li key={productId} className={styles.product}>
              {data && (
                <Picture
                  {...imageSources(data.imageUrl)}
                  sizes="48px"
                  alt=""
                  width={48}
                  height={48}
                />
              )}
              <span className={`tiny ${styles.name}`} lang={data && goodsLanguage()}>
                {name}
              </span>
              <button
                type="button"
                className={`button quiet square ${styles.remove}`}
                aria-label={compareText('compare.remove', { name: name || String(productId) })}
                onClick={() => remove(productId, name)}
              >
                <Icon name="x" />
              </button>
            </li>
          )
        })}
      </ul>
      <div className="row between">
        <p className="small tabular" role="status">
          {compareText('compare.chosen', { count: ids.length, most: MAX_COMPARED })}
          {ids.length === 1 && <span> {compareText('compare.chooseMore')}</span>}
        </p>
        {ids.length > 1 && (
          <Link className={buttonClass('primary')} to={paths.compare(ids)}>
            {compareText('compare.show')}
          </Link>
        )}
        <Button rank="quiet" onClick={() => keepCompared([])}>
          {compareText('compare.clear')}
        </Button>
      </div>
    </aside>
  )
}
