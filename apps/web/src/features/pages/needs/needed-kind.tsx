import type { CardProductWire, SituationPageWire } from '@mendwell/contract/catalog/situations'
import { Link } from 'react-router'
import priceStyles from '../../../components/price/price.module.css'
import { imageSources } from '../../../lib/addresses/images.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { needText } from '../../../lib/need-texts.ts'
import { goodsLanguage } from '../../../lib/words/goods-language.ts'
import { formatMoney, formatNumber } from '../../../lib/words/texts.ts'
import { putInCart } from '../../../purchase/lines/put-in-cart.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import styles from './needed-kind.module.css'

type Group = SituationPageWire['groups'][number]
type Kind = Group['kinds'][number]

/** How many products of a kind are shown on phones (needed-kind.module.css); the others are behind a link. */
const ON_A_PHONE = 2

/** Kinds for one purpose: first those that can be ordered, then, briefly, those on request. */
export function NeededGroup({ group: { title, kinds } }: { group: Group }) {
  const ordered = kinds.filter(({ products }) => products.length > 0)
  const byQuote = kinds.filter(({ products }) => products.length === 0)
  return (
    <section className={styles.group} aria-label={title}>
      <h3>{title}</h3>
      {ordered.length > 0 && (
        <ul>
          {ordered.map((kind) => (
            <NeededKind key={kind.kindKey} kind={kind} />
          ))}
        </ul>
      )}
      {byQuote.length > 0 && (
        <div className={styles.asked}>
          <p className="muted small">{needText('need.notOnline')}</p>
          <ul>
            {byQuote.map(({ kindKey, name, why }) => (
              <li key={kindKey}>
                <Link to={paths.kind(kindKey)}>{name}</Link>
                <p className="small">{why}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** One kind: why it helps, a few products to order, and a link to all of them. */
function NeededKind({ kind: { kindKey, name, why, products, total } }: { kind: Kind }) {
  return (
    <li className={styles.kind}>
      <div className={styles.words}>
        <h4>
          <Link to={paths.kind(kindKey)}>{name}</Link>
        </h4>
        <p>{why}</p>
        {total > ON_A_PHONE && (
          <Link className={styles.all} to={paths.kind(kindKey)}>
            {needText('need.seeAll', { count: formatNumber(total) })}
            <span className="visually-hidden">: {name}</span>
            <Icon name="chevron-right" />
          </Link>
        )}
      </div>
      <ul className={styles.products}>
        {products.map((product) => (
          <ProductLine key={product.productId} product={product} />
        ))}
      </ul>
    </li>
  )
}

function ProductLine({ product }: { product: CardProductWire }) {
  const { productName, imageUrl, onlinePrice } = product
  return (
    <li className={styles.product}>
      {/* The name next to it is the same link, so this one is for pointers only. */}
      <Link to={paths.product(product)} tabIndex={-1} aria-hidden="true">
        <Picture {...imageSources(imageUrl)} sizes="88px" alt="" width={88} height={88} />
      </Link>
      <div className={styles.text}>
        <Link className={styles.name} to={paths.product(product)} lang={goodsLanguage()}>
          {productName}
        </Link>
        <div className={styles.buy}>
          <span className={`${priceStyles.price} tabular`}>{formatMoney(onlinePrice)}</span>
          <Button rank="secondary" icon="shopping-cart" onClick={() => putInCart(product)}>
            <span className="visually-hidden">
              {needText('need.add')} <span lang={goodsLanguage()}>{productName}</span>
            </span>
          </Button>
        </div>
      </div>
    </li>
  )
}
