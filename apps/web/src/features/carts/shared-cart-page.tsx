import { type SyncedLine, syncedKey } from '@mendwell/domain/carts/merge-carts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { CallProblem } from '../../api/calls/call.ts'
import { type KeptLineAnswer, sharedCart, sharedList } from '../../api/carts.ts'
import { remindedCart } from '../../api/orders/cart-reminders.ts'
import { productsByCodes } from '../../api/orders/quick-order.ts'
import { useBuyer } from '../../components/forms/use-refusal.ts'
import { SectionState } from '../../components/lists/section-state.tsx'
import { Crumbs } from '../../components/places/crumbs.tsx'
import { refusalOf, refusalWords } from '../../components/price/sale-refusal.ts'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { imageSources } from '../../lib/addresses/images.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { formatDate } from '../../lib/words/dates.ts'
import { goodsLanguage } from '../../lib/words/goods-language.ts'
import { ownTexts } from '../../lib/words/own-texts.ts'
import { formatMoney } from '../../lib/words/texts.ts'
import { useCart } from '../../purchase/cart/cart.ts'
import { cartLinkText } from '../../purchase/lines/cart-link-texts.ts'
import { fillFromList } from '../../purchase/lines/fill-from-list.ts'
import { FilledOutcome } from '../../purchase/lines/filled-outcome.tsx'
import lineStyles from '../../purchase/lines/product-line.module.css'
import { listTokenOf } from '../../purchase/lines/shared-list-path.ts'
import { syncedOf } from '../../purchase/sync/merged-lines.ts'
import { cartReminderTexts } from '../../texts/en/cart-reminders.ts'
import { Button, buttonClass } from '../../ui/buttons/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import skeletonStyles from '../../ui/skeleton.module.css'
import { lineWords } from './line-words.ts'

/**
 * What someone shared, a cart or a list, or the visitor's own cart from a reminder: the lines at today's prices, added
 * to the visitor's cart with one click.
 */
export function Component() {
  const named = useParams().token ?? ''
  const { shared, title, lead, overHelp, isOwn } = whatIsNamed(named)
  const query = useQuery({ ...shared, retry: false, staleTime: 0 })
  // A malformed token is rejected before looking it up.
  const isOver = query.error instanceof CallProblem && query.error.problem.status < 429
  return (
    <div className="page stack">
      <Crumbs trail={[{ label: title }]} />
      <PageTitle title={isOver ? cartLinkText('carts.linkOver') : title} />
      {isOver ? (
        <LinkOver help={overHelp} />
      ) : (
        <SectionState query={query} skeleton={<div className={skeletonStyles.invoice} />}>
          {({ lines, expiresAt }) => <Shared {...{ title, lead, isOwn, lines, expiresAt }} />}
        </SectionState>
      )}
    </div>
  )
}

const REMINDER = 'reminder-'
const remindText = ownTexts(cartReminderTexts)

/** A prefix says what a link shows; without one it is a cart. */
function whatIsNamed(named: string) {
  const listToken = listTokenOf(named)
  if (listToken !== undefined) {
    return {
      shared: sharedList(listToken),
      title: cartLinkText('carts.sharedList'),
      lead: cartLinkText('carts.sharedLead'),
      overHelp: cartLinkText('carts.listOverHelp'),
      isOwn: false,
    }
  }
  if (named.startsWith(REMINDER)) {
    return {
      shared: remindedCart(named.slice(REMINDER.length)),
      title: remindText('remind.sharedTitle'),
      lead: remindText('remind.sharedLead'),
      overHelp: remindText('remind.overHelp'),
      isOwn: true,
    }
  }
  return {
    shared: sharedCart(named),
    title: cartLinkText('carts.sharedTitle'),
    lead: cartLinkText('carts.sharedLead'),
    overHelp: cartLinkText('carts.linkOverHelp'),
    isOwn: false,
  }
}

const LinkOver = ({ help }: { help: string }) => (
  <>
    <p>{help}</p>
    <p>
      <Link className={buttonClass('primary')} to={paths.continueShopping}>
        {cartLinkText('carts.toShop')}
      </Link>
    </p>
  </>
)

interface SharedProps {
  title: string
  lead: string
  /** The visitor's own cart: lines this browser still has are not added again. */
  isOwn: boolean
  lines: readonly KeptLineAnswer[]
  expiresAt: string
}

function Shared({ title, lead, isOwn, lines, expiresAt }: SharedProps) {
  const cart = useCart()
  const missing = isOwn ? missingOf(lines, cart.map(syncedOf)) : lines
  const buyer = useBuyer()
  const skus = [...new Set(lines.flatMap(({ sku }) => sku || []))]
  const query = useQuery({ ...productsByCodes(skus), enabled: skus.length > 0 })
  const filling = useMutation({ mutationFn: () => fillFromList(missing, buyer) })
  const products = new Map(
    (query.data ?? []).flatMap((named) => named.products.map((one) => [one.productId, one])),
  )
  const shown = lines.map((line) => {
    const product = products.get(line.productId)
    const refusal = product && refusalOf(product, buyer)
    return { line, product, refusal }
  })
  const total = shown.reduce(
    (sum, { line, product, refusal }) =>
      product && !refusal ? sum + (product.onlinePrice ?? 0) * line.quantity : sum,
    0,
  )
  const isLoading = skus.length > 0 && query.data === undefined
  return (
    <>
      <p className="lead">{lead}</p>
      <section className="panel stack" aria-label={title}>
        <ul className="stack-small" aria-busy={isLoading}>
          {shown.map(({ line, product, refusal }) => (
            <li
              key={JSON.stringify([line.productId, line.cut, line.notes])}
              className={lineStyles.line}
            >
              {product && (
                <Picture
                  {...imageSources(product.imageUrl)}
                  sizes="64px"
                  alt=""
                  width={64}
                  height={64}
                />
              )}
              <div>
                {product ? (
                  <Link to={paths.product(product)} lang={goodsLanguage()}>
                    {product.productName}
                  </Link>
                ) : (
                  <span lang={goodsLanguage()}>{line.productName}</span>
                )}
                <p className="small muted tabular">{lineWords(line)}</p>
              </div>
              <div className={lineStyles.cost}>
                {refusal && <span className="small muted">{refusalWords(refusal)}</span>}
                {!product && !isLoading && (
                  <span className="small muted">{cartLinkText('carts.goneNow')}</span>
                )}
                {product && !refusal && product.onlinePrice !== null && (
                  <>
                    <b className="tabular">{formatMoney(product.onlinePrice * line.quantity)}</b>
                    {line.quantity > 1 && (
                      <span className="muted tabular">
                        {cartLinkText('carts.each', { price: formatMoney(product.onlinePrice) })}
                      </span>
                    )}
                  </>
                )}
              </div>
            </li>
          ))}
        </ul>
        {total > 0 && (
          <p className="row between strong">
            <span>{cartLinkText('carts.total')}</span>
            <span className="tabular">{formatMoney(total)}</span>
          </p>
        )}
        <div role="status">
          {filling.data && <FilledOutcome filled={filling.data} />}
          {filling.error && <p className="note warn">{cartLinkText('carts.failed')}</p>}
        </div>
        {!filling.data && missing.length === 0 && (
          <>
            <p className="note good">{remindText('remind.inCart')}</p>
            <p>
              <Link className={buttonClass('primary')} to={paths.cart}>
                {remindText('remind.toCart')}
              </Link>
            </p>
          </>
        )}
        {!filling.data && missing.length > 0 && (
          <p>
            <Button
              big
              icon="shopping-cart"
              busy={filling.isPending}
              disabled={isLoading}
              onClick={() => filling.mutate()}
            >
              {cartLinkText('carts.putAll')}
            </Button>
          </p>
        )}
        <p className="small muted">
          {cartLinkText('carts.worksUntil', { until: formatDate(expiresAt) })}
        </p>
      </section>
    </>
  )
}

/** The part of these lines a cart does not hold yet. */
function missingOf(lines: readonly KeptLineAnswer[], cart: readonly SyncedLine[]) {
  const held = new Map(cart.map((line) => [syncedKey(line), line.quantity]))
  return lines.flatMap((line) => {
    const quantity = line.quantity - (held.get(syncedKey(line)) ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}
