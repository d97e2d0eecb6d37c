import { MAX_CART_LINKS } from '@mendwell/domain/carts/merge-carts'
import type { CartLine } from '@mendwell/domain/orders/cart'
import { cutOf } from '@mendwell/domain/orders/order-lines'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type CartLinkAnswer, cartLinks, endCartLink, makeCartLink } from '../../api/carts.ts'
import { CustomersOnly } from '../../components/lists/customers-only.tsx'
import { MadeLink } from '../../components/lists/made-link.tsx'
import { Crumbs } from '../../components/places/crumbs.tsx'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { imageSources } from '../../lib/addresses/images.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { formatDate } from '../../lib/words/dates.ts'
import { goodsLanguage } from '../../lib/words/goods-language.ts'
import { t } from '../../lib/words/texts.ts'
import { useCart } from '../../purchase/cart/cart.ts'
import { cartLinkText } from '../../purchase/lines/cart-link-texts.ts'
import { LinkRow } from '../../purchase/lines/link-row.tsx'
import lineStyles from '../../purchase/lines/product-line.module.css'
import { Button } from '../../ui/buttons/button.tsx'
import { Picture } from '../../ui/picture.tsx'

/** Creates a link to the current cart, and revokes existing ones. */
export function Component() {
  return (
    <div className="page stack">
      <Crumbs
        trail={[
          { label: t('cart.title'), to: paths.cart },
          { label: cartLinkText('carts.shareTitle') },
        ]}
      />
      <PageTitle title={cartLinkText('carts.shareTitle')} />
      <p className="lead">{cartLinkText('carts.shareLead')}</p>
      <CustomersOnly
        reason={cartLinkText('carts.signIn')}
        signIn={cartLinkText('carts.signInButton')}
        from={paths.shareCart}
      >
        {() => <Sharing />}
      </CustomersOnly>
    </div>
  )
}

function Sharing() {
  const { data: links = [] } = useQuery(cartLinks())
  return (
    <>
      <NewLink openIds={links.map(({ linkId }) => linkId)} />
      {links.length > 0 && (
        <section className="panel stack" aria-labelledby="links-title">
          <h2 id="links-title">{cartLinkText('carts.links')}</h2>
          <ul>
            {links.map((link) => (
              <LinkRow key={link.linkId} end={() => endCartLink(link.linkId)} {...rowOf(link)} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** `openIds` are the active links: one that was just created and revoked is no longer shown. */
function NewLink({ openIds }: { openIds: readonly number[] }) {
  const cart = useCart()
  const making = useMutation({ mutationFn: () => makeCartLink({ lines: cart.map(sentLineOf) }) })
  const isFull = openIds.length >= MAX_CART_LINKS
  const made = making.data && openIds.includes(making.data.linkId) ? making.data : undefined
  if (cart.length === 0) {
    return (
      <p>
        {cartLinkText('carts.empty')} <Link to={paths.continueShopping}>{t('cart.continue')}</Link>
      </p>
    )
  }
  return (
    <section className="panel stack" aria-labelledby="lines-title">
      <h2 id="lines-title">{cartLinkText('carts.inCart')}</h2>
      <p className="small muted">{cartLinkText('carts.whatIsSeen')}</p>
      <ul className="stack-small">
        {cart.map((line) => (
          <li key={line.lineId} className={lineStyles.line}>
            <Picture
              {...imageSources(line.productImage)}
              sizes="64px"
              alt=""
              width={64}
              height={64}
            />
            <div>
              <span lang={goodsLanguage()}>{line.productName}</span>
              <p className="small muted">
                {[cutOf(line.cuttingAttributes), line.notes.trim()].filter(Boolean).join(' · ')}
              </p>
            </div>
            <span className="tabular">
              {cartLinkText('carts.quantity', { count: line.quantity })}
            </span>
          </li>
        ))}
      </ul>
      <div role="status" className="stack">
        {isFull && !made && <p className="note warn">{cartLinkText('carts.tooMany')}</p>}
        {making.error && <p className="note warn">{cartLinkText('carts.failed')}</p>}
        {made && (
          <MadeLink label={cartLinkText('carts.link')} path={paths.sharedCart(made.token)} />
        )}
      </div>
      {!made && (
        <p>
          <Button big busy={making.isPending} disabled={isFull} onClick={() => making.mutate()}>
            {cartLinkText('carts.make')}
          </Button>
        </p>
      )}
    </section>
  )
}

const sentLineOf = ({ productId, cuttingAttributes, notes, quantity }: CartLine) => ({
  productId,
  cut: cutOf(cuttingAttributes),
  notes: notes.trim(),
  quantity,
})

/** The text of a row for a cart link. */
function rowOf({ lineCount: count, createdAt, expiresAt }: CartLinkAnswer) {
  const made = formatDate(createdAt)
  const words = { made, count, until: formatDate(expiresAt) }
  return {
    text: cartLinkText(count === 1 ? 'carts.linkOf.one' : 'carts.linkOf.other', words),
    endLabel: cartLinkText('carts.end'),
    endName: cartLinkText('carts.endOf', { made }),
    ended: cartLinkText('carts.ended'),
    failed: cartLinkText('carts.failed'),
  }
}
