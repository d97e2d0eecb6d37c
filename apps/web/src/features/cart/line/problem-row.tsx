import type { CartLine } from '@mendwell/domain/orders/cart'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { whyNotSold } from '../../../components/price/sale-refusal.ts'
import { waysOn } from '../../../components/price/way-on.ts'
import { imageSources } from '../../../lib/addresses/images.ts'
import { goodsLanguage } from '../../../lib/words/goods-language.ts'
import { t } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import textButtonStyles from '../../../ui/buttons/text-button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import styles from './cart-table.module.css'

/** A product that has disappeared since it was added, or may not be sold: says so; nothing else is lost. */
export function ProblemRow({ line, onRemove }: { line: CartLine; onRemove: () => void }) {
  return (
    <tr className={styles.gone}>
      <td className={styles.productCell} colSpan={4}>
        <div className={styles.product}>
          <Picture
            {...imageSources(line.productImage)}
            sizes="92px"
            alt=""
            width={92}
            height={92}
          />
          <div>
            <b className="strong" lang={goodsLanguage()}>
              {line.productName}
            </b>
            <p className={styles.problem} role="alert">
              <Icon name="alert-triangle" /> {whyNotSold(line)}
            </p>
            <p className="tiny muted">
              {t(line.refusal ? 'cart.refusedHelp' : 'cart.goneHelp')}
              {line.refusal &&
                waysOn(line.refusal, line.productId).map(({ to, label }) => (
                  <Fragment key={to}>
                    {' '}
                    <Link className={textButtonStyles.button} to={to}>
                      {label}
                    </Link>
                  </Fragment>
                ))}
            </p>
          </div>
        </div>
      </td>
      <td className={styles.removeCell}>
        <Button
          rank="outline"
          onClick={onRemove}
          aria-label={t('cart.removeItem', { name: line.productName })}
        >
          {t('cart.remove')}
        </Button>
      </td>
    </tr>
  )
}
