import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import type { SaleRefusal } from '@mendwell/domain/catalog/sale-class'
import { clsx } from 'clsx'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { queryClient } from '../../api/calls/query-client.ts'
import { product as productQuery } from '../../api/catalog/catalog.ts'
import { familyOf } from '../../api/catalog/families.ts'
import { imageSources } from '../../lib/addresses/images.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { goodsLanguage } from '../../lib/words/goods-language.ts'
import { t } from '../../lib/words/texts.ts'
import { putInCart } from '../../purchase/lines/put-in-cart.ts'
import { useMyDevices } from '../../state/my-devices.ts'
import { Button, buttonClass } from '../../ui/buttons/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Stars } from '../../ui/stars.tsx'
import { CompareChoice } from '../compare/compare-choice.tsx'
import { CardFit } from '../devices/lazy-badges.ts'
import { useRefusal } from '../forms/use-refusal.ts'
import { Emphasised } from '../price/emphasised.tsx'
import priceStyles from '../price/price.module.css'
import { CardPrice, SaleTag } from '../price/price.tsx'
import { refusalWords } from '../price/sale-refusal.ts'
import stockStyles from '../price/stock-line.module.css'
import { StockLine } from '../price/stock-line.tsx'
import { waysOn } from '../price/way-on.ts'
import { chooseWords, FamilyLine } from './family-line.tsx'
import cardStyles from './product-card.module.css'

interface ProductCardProps {
  product: ProductWire
  /** True for cards above the fold: their pictures load at once. */
  eager?: boolean
  /** The heading level within the page's outline. */
  heading?: 'h2' | 'h3'
  /** The search term: highlighted in the name. */
  searched?: string
  /** It can be selected for comparison. */
  comparable?: boolean
  /** With the first sentence of its details (Specification §2, Shop). */
  details?: boolean
}

/** One product of a list, with everything needed to buy it from there. */
export function ProductCard(props: ProductCardProps) {
  const { product, eager = false, heading: Heading = 'h3', searched = '', details } = props
  const address = paths.product(product)
  const refusal = useRefusal(product)
  const prefetch = () => {
    void queryClient.prefetchQuery(productQuery(product.productId))
    void queryClient.prefetchQuery(familyOf(product.productId))
  }
  return (
    // On touch, pointerenter fires with the press: prefetch only if it is on a link.
    <article
      className={clsx(cardStyles.card, props.comparable && cardStyles.comparable)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && prefetch()}
    >
      {/* The name below is the same link, so this one is for pointers only. */}
      <Link
        className={cardStyles.picture}
        to={address}
        tabIndex={-1}
        aria-hidden="true"
        onPointerDown={prefetch}
      >
        <Picture
          {...imageSources(product.imageUrl)}
          sizes="(max-width: 1020px) 50vw, 300px"
          alt=""
          width={400}
          height={400}
          eager={eager}
        />
      </Link>
      {!refusal && <SaleTag product={product} float />}
      <div className={cardStyles.content}>
        <span className={cardStyles.brand}>{product.brandName}</span>
        <Heading className={cardStyles.name}>
          <Link to={address} onFocus={prefetch} onPointerDown={prefetch} lang={goodsLanguage()}>
            {/* The text ends at a space, so its last word is complete. */}
            <Emphasised text={product.productName} typed={`${searched} `} />
          </Link>
        </Heading>
        {details && (
          <p className={priceStyles.line} lang={goodsLanguage()}>
            {firstSentence(product.productDetails)}
          </p>
        )}
        <CardStars rating={product.rating} />
        {product.family && <FamilyLine family={product.family} quoteOnly={product.quoteOnly} />}
        {useMyDevices().length > 0 && (
          <Suspense fallback={null}>
            <CardFit productId={product.productId} />
          </Suspense>
        )}
        <div className={cardStyles.purchase}>
          <CardPrice product={product} refusal={refusal} />
          <BuyNow product={product} refusal={refusal} />
          {props.comparable && <CompareChoice product={product} />}
        </div>
      </div>
    </article>
  )
}

interface RefusedProps {
  product: Pick<ProductWire, 'hcpcs'>
  refusal: SaleRefusal
}

/** Why it cannot be bought here, where other cards say that it is in stock. */
export const Refused = ({ product, refusal }: RefusedProps) => (
  <div className={`${stockStyles.stock} ${stockStyles.away}`}>
    {refusalWords(refusal)}
    {product.hcpcs && `, ${t('product.hcpcsCode', { code: product.hcpcs })}`}
  </div>
)

/** Links to the choice of variants, adds one to the cart, or says why it cannot be bought here and whom to ask. */
function BuyNow({ product, refusal }: { product: ProductWire; refusal: SaleRefusal | null }) {
  const name = (
    <span className="visually-hidden" lang={goodsLanguage()}>
      {' '}
      {product.productName}
    </span>
  )
  if (product.family) {
    return (
      <>
        {refusal ? (
          <Refused product={product} refusal={refusal} />
        ) : (
          <StockLine quantity={product.quantity} />
        )}
        <Link className={buttonClass('outline', { wide: true })} to={paths.product(product)}>
          {chooseWords(product.family)}
          {name}
        </Link>
      </>
    )
  }
  if (refusal) {
    const [way] = waysOn(refusal, product.productId)
    return (
      <>
        <Refused product={product} refusal={refusal} />
        <Link className={buttonClass('outline', { wide: true })} to={way.to}>
          {way.label}
          {name}
        </Link>
      </>
    )
  }
  return (
    <>
      <StockLine quantity={product.quantity} />
      <Button rank="secondary" icon="shopping-cart" wide onClick={() => putInCart(product)}>
        {t('common.buyNow')}
        {name}
      </Button>
    </>
  )
}

const firstSentence = (text: string) => /^.+?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text

/** Stars only if there are ratings: nothing is made up. */
export function CardStars({ rating }: Pick<ProductWire, 'rating'>) {
  if (!rating || rating.count === 0) return null
  const average = rating.average.toFixed(1)
  return (
    <Stars
      average={rating.average}
      label={t('common.stars', { average })}
      count={rating.count}
      compact
    />
  )
}
