import type { Buyer } from '@mendwell/domain/catalog/sale-class'
import { MAX_QUANTITY } from '@mendwell/domain/orders/limits'
import { MAX_ORDER_LINES } from '@mendwell/domain/orders/quick-order'
import { Link } from 'react-router'
import { refusalOf, refusalWords } from '../../components/price/sale-refusal.ts'
import { priceWords } from '../../components/price/shown-price.ts'
import { imageSources } from '../../lib/addresses/images.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { quickText } from '../../lib/quick-order-texts.ts'
import { goodsLanguage } from '../../lib/words/goods-language.ts'
import { formatMoney, formatNumber } from '../../lib/words/texts.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { type DraftLine, lineProblem } from './order-draft.ts'
import styles from './quick-order.module.css'

interface QuickOrderRowProps {
  line: DraftLine
  buyer: Buyer
  onChoose: (productId: number) => void
}

/** One pasted line: its product, a choice, or its error. */
export function QuickOrderRow({ line, buyer, onChoose }: QuickOrderRowProps) {
  const { number, typed, code, quantity, named, product } = line
  const problem = lineProblem(line)
  const refusal = product && refusalOf(product, buyer)
  return (
    <li className={styles.row}>
      {product ? (
        <Picture {...imageSources(product.imageUrl)} sizes="64px" alt="" width={64} height={64} />
      ) : (
        <span className={styles.empty} />
      )}
      <div className={styles.text}>
        <span className="tiny muted">
          {quickText('quick.line', { number })}: <b>{typed}</b>
        </span>
        {product && (
          <Link className={styles.name} to={paths.product(product)} lang={goodsLanguage()}>
            {product.productName}
          </Link>
        )}
        {named && named.products.length > 1 && problem === null && (
          <>
            <SelectField
              label={quickText('quick.choose')}
              placeholder={quickText('quick.chooseFirst')}
              value={product ? String(product.productId) : ''}
              options={named.products.map((choice) => ({
                value: String(choice.productId),
                label: `${choice.productName} · ${priceWords(choice)}`,
              }))}
              onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
            />
            {named.total > named.products.length && (
              <Link className="tiny" to={paths.search(code)}>
                {quickText('quick.more', { count: named.total })}
              </Link>
            )}
          </>
        )}
        {problem && (
          <span className={styles.problem}>
            <Icon name="alert-triangle" />{' '}
            {quickText(`quick.problem.${problem}`, { most: MAX_QUANTITY })}
          </span>
        )}
        {refusal && (
          <span className={styles.problem}>
            <Icon name="alert-triangle" /> {refusalWords(refusal)}
          </span>
        )}
      </div>
      {product && problem === null && !refusal && (
        <span className={`${styles.amount} tabular`}>
          {quantity} × {formatMoney(product.onlinePrice)}
        </span>
      )}
    </li>
  )
}

/** The lines beyond the limit: their rows would all say the same. They stay in the text. */
export function SurplusRow({ first, last }: { first: number; last: number }) {
  return (
    <li className={styles.row}>
      <span className={styles.empty} />
      <div className={styles.text}>
        <b className="tiny">
          {first === last
            ? quickText('quick.line', { number: first })
            : quickText('quick.linesTo', { first: formatNumber(first), last: formatNumber(last) })}
        </b>
        <span className={styles.problem}>
          <Icon name="alert-triangle" />{' '}
          {quickText('quick.problem.TOO_MANY', { most: MAX_ORDER_LINES })}
        </span>
      </div>
    </li>
  )
}
