import type { Buyer, SaleRefusal } from '@mendwell/domain/catalog/sale-class'
import { compareFacts, differs } from '@mendwell/domain/compare/comparing'
import { isOnBackorder } from '@mendwell/domain/orders/stock'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { ComparedProduct as Product } from '../../api/catalog/compared.ts'
import { compareText } from '../../components/compare/compare-texts.ts'
import { axisLabel } from '../../components/facts/axis-label.ts'
import { statedFacts } from '../../components/facts/fact-words.ts'
import { allFacts } from '../../components/facts/product-facts.ts'
import { useBuyer } from '../../components/forms/use-refusal.ts'
import { eachPrice } from '../../components/price/pieces.ts'
import priceStyles from '../../components/price/price.module.css'
import { LowestBefore, WasPrice } from '../../components/price/price.tsx'
import { refusalOf, refusalWords } from '../../components/price/sale-refusal.ts'
import { shownPrice } from '../../components/price/shown-price.ts'
import { StockLine } from '../../components/price/stock-line.tsx'
import { CardStars, Refused } from '../../components/product/product-card.tsx'
import { imageSources } from '../../lib/addresses/images.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { goodsLanguage } from '../../lib/words/goods-language.ts'
import { formatMoney, t } from '../../lib/words/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { BuyCell } from './buy-cell.tsx'
import styles from './compare.module.css'
import { DeliveryCell } from './delivery-cell.tsx'

interface CompareTableProps {
  products: readonly Product[]
  onRemove: (product: Product) => void
}

/** A row of the table: what is shown for each product, and what decides whether they differ. */
interface Line {
  name: string
  cells: ReactNode[]
  /** In product order; omitted if differences mean nothing, as with item numbers. */
  values?: (string | undefined)[]
  code?: boolean
}

/** Products as columns, their facts as rows; scrolls sideways within itself. */
export function CompareTable({ products, onRemove }: CompareTableProps) {
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const buyer = useBuyer(products.some(({ saleClass }) => saleClass === 'PROFESSIONAL'))
  const lines = linesOf(products, buyer)
  const isShown = ({ values }: Line) => !onlyDifferent || (values !== undefined && differs(values))
  const shown = lines.filter(isShown)
  return (
    <>
      {products.length > 1 && (
        <label className="check no-print">
          <input
            type="checkbox"
            checked={onlyDifferent}
            onChange={(event) => setOnlyDifferent(event.currentTarget.checked)}
          />
          {compareText('compare.onlyDifferences')}
        </label>
      )}
      {shown.length === 0 && <p role="status">{compareText('compare.noDifference')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard. */}
      <section className={styles.scroller} tabIndex={0} aria-label={compareText('compare.table')}>
        <table className={styles.table} style={{ '--columns': products.length }}>
          <caption className="visually-hidden">{compareText('compare.caption')}</caption>
          <thead>
            <tr>
              <td className={styles.corner}>
                <span className="visually-hidden">{compareText('compare.fact')}</span>
              </td>
              {products.map((product) => (
                <th key={product.productId} scope="col">
                  <Head product={product} onRemove={onRemove} />
                </th>
              ))}
            </tr>
            <tr className={`no-print ${styles.buy}`}>
              <td className={styles.corner} />
              {products.map((product) => (
                <td key={product.productId}>
                  <BuyCell product={product} />
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <CompareLine key={line.name} line={line} products={products} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function CompareLine({ line, products }: { line: Line; products: readonly Product[] }) {
  const { name, cells, values, code } = line
  const isDifferent = values !== undefined && differs(values)
  return (
    <tr className={clsx(isDifferent && styles.different)}>
      <th scope="row">
        <b className="strong">{name}</b>
        {isDifferent && (
          <>
            <br />
            <span className="tag info">{compareText('compare.differs')}</span>
          </>
        )}
      </th>
      {products.map(({ productId }, at) => (
        <td key={productId} className={code ? 'tabular' : undefined}>
          {cells[at]}
        </td>
      ))}
    </tr>
  )
}

function Head({ product, onRemove }: { product: Product } & Pick<CompareTableProps, 'onRemove'>) {
  const address = paths.product(product)
  return (
    <div className={styles.head}>
      <Link to={address} tabIndex={-1} aria-hidden="true">
        <Picture
          {...imageSources(product.imageUrl)}
          sizes="200px"
          alt=""
          width={200}
          height={200}
          eager
        />
      </Link>
      <Link className={styles.name} to={address} lang={goodsLanguage()}>
        {product.productName}
      </Link>
      <button
        type="button"
        className={`button quiet square no-print ${styles.remove}`}
        aria-label={compareText('compare.remove', { name: product.productName })}
        onClick={() => onRemove(product)}
      >
        <Icon name="x" />
      </button>
    </div>
  )
}

function linesOf(products: readonly Product[], buyer: Buyer): Line[] {
  const each = products.map(eachPrice)
  const refusals = products.map((product) => refusalOf(product, buyer))
  return [
    {
      name: compareText('compare.price'),
      cells: products.map((product, at) => (
        <Price key={product.productId} product={product} refusal={refusals[at] ?? null} />
      )),
      values: products.map(({ onlinePrice }) => onlinePrice.toFixed(2)),
    },
    ...(each.some((price) => price !== undefined)
      ? [
          {
            name: compareText('compare.each'),
            cells: each.map((price) => (price === undefined ? unknown() : formatMoney(price))),
            values: each.map((price) => price?.toFixed(2)),
          },
        ]
      : []),
    {
      name: compareText('compare.stock'),
      cells: products.map((product, at) => availability(product, refusals[at] ?? null)),
      values: products.map(({ quantity }, at) => refusals[at] ?? String(isOnBackorder(quantity))),
    },
    {
      name: compareText('compare.arrives'),
      cells: products.map(({ productId }) => (
        <DeliveryCell key={productId} productId={productId} />
      )),
    },
    {
      name: compareText('compare.rating'),
      cells: products.map((product) => <Rating key={product.productId} product={product} />),
      values: products.map(({ rating }) => rating?.average.toFixed(1)),
    },
    ...compareFacts(products.map(factsOf)).map(({ name, values, code }) => ({
      name,
      cells: values.map((value) => value ?? unknown()),
      ...(!code && { values }),
      code,
    })),
  ]
}

/** Its size or color among others first, then stated facts: they are what distinguishes similar products. */
const factsOf = (product: Product) => [
  ...product.choices.map(({ axis, value }) => ({ name: axisLabel(axis).text, value })),
  ...statedFacts(product.facts),
  ...allFacts(product),
]

interface PriceProps {
  product: Product
  refusal: SaleRefusal | null
}

/** As on its card: a price without an offer for what cannot be ordered, and an estimate for what is sold by quote. */
function Price({ product, refusal }: PriceProps) {
  const { kind, price, unitPrice } = shownPrice(product)
  const isSale = kind === 'sale' && !refusal
  return (
    <>
      <span className={clsx(priceStyles.price, isSale && priceStyles.sale, 'tabular')}>
        {price > 0 ? formatMoney(price) : refusalWords('PRICE_MISSING')}
      </span>{' '}
      {refusal === 'QUOTE_ONLY' && price > 0 && (
        <div className={priceStyles.line}>{t('shop.estimate')}</div>
      )}
      {isSale && (
        <>
          <WasPrice price={unitPrice} /> <LowestBefore product={product} />
        </>
      )}
    </>
  )
}

/** As on its card: the stock of what this visitor can order, otherwise why they cannot. */
const availability = (product: Product, refusal: SaleRefusal | null) =>
  refusal ? (
    <Refused product={product} refusal={refusal} />
  ) : (
    <StockLine quantity={product.quantity} />
  )

/** A fact no product states gets no row. */
const unknown = () => <span className="muted">{compareText('compare.unknown')}</span>

const Rating = ({ product: { rating } }: { product: Product }) =>
  rating && rating.count > 0 ? (
    <CardStars rating={rating} />
  ) : (
    <span className="muted">{compareText('compare.notReviewed')}</span>
  )
