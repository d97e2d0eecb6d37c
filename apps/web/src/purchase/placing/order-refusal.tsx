import type { ErrorCode, FieldError } from '@mendwell/contract/wire/errors'
import { SALE_REFUSALS } from '@mendwell/domain/catalog/sale-class'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { CallProblem, Unreachable } from '../../api/calls/call.ts'
import { isEndedSession } from '../../api/sessions.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { ownTexts } from '../../lib/words/own-texts.ts'
import { t, translateMessage } from '../../lib/words/texts.ts'
import { orderRefusalTexts } from '../../texts/en/order-refusals.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { cartLinkText } from '../lines/cart-link-texts.ts'
import { ArrivedInAccount, LeftCart, NotSent, WalletFailed } from './place-order.ts'
import type { usePlaceOrder } from './use-place-order.ts'

const orderRefusalText = ownTexts(orderRefusalTexts)

/**
 * Why an order was not placed and what to do: no connection, a changed price, a product that is gone. Takes focus, so
 * that the next key press is not lost.
 */
export function OrderRefusal({ order }: { order: ReturnType<typeof usePlaceOrder> }) {
  const { refusal, startOver } = order
  const { pathname } = useLocation()
  const box = useRef<HTMLDivElement>(null)
  // Focus is not part of rendering: it moves once per refusal.
  useEffect(() => {
    if (refusal) box.current?.focus()
  }, [refusal])
  if (!refusal) return null
  return (
    <div ref={box} className="note warn spaced" role="alert" tabIndex={-1}>
      <Icon name="alert-triangle" />
      <div>
        <b className="strong">{orderRefusalText(titleOf(refusal))}</b>
        <p>{explain(refusal)}</p>
        {needsSignIn(refusal) && (
          <Link to={paths.login} state={needsReturn(refusal) ? { from: pathname } : null}>
            {t('cart.signIn')}
          </Link>
        )}
        {needsCart(refusal) && <Link to={paths.cart}>{t('checkout.lookAtCart')}</Link>}
        {refusal instanceof ArrivedInAccount && (
          <p>
            <Button rank="secondary" onClick={startOver}>
              {orderRefusalText('checkout.another')}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}

function titleOf(refusal: Error) {
  if (refusal instanceof ArrivedInAccount) return 'checkout.arrived'
  return refusal instanceof Unreachable ? 'checkout.unknown' : 'checkout.notPlaced'
}

function explain(refusal: Error): string {
  if (refusal instanceof WalletFailed) return refusal.message
  if (refusal instanceof LeftCart) return cartLinkText('carts.left')
  if (refusal instanceof NotSent) return orderRefusalText('checkout.notSent')
  if (refusal instanceof ArrivedInAccount) return orderRefusalText('checkout.arrivedInAccount')
  if (!(refusal instanceof CallProblem)) return orderRefusalText('checkout.unreachable')
  const { code, detail, sentence } = refusal.problem
  if (code === 'EMAIL_TAKEN') return orderRefusalText('checkout.emailTaken')
  return code === 'IN_FLIGHT'
    ? orderRefusalText('checkout.inFlight')
    : translateMessage(detail, sentence)
}

const needsSignIn = (refusal: Error) =>
  refusal instanceof ArrivedInAccount ||
  isEndedSession(refusal) ||
  (refusal instanceof CallProblem && refusal.problem.code === 'EMAIL_TAKEN')

/** An arrived order is visible everywhere; one that was not placed waits here. */
const needsReturn = (refusal: Error) => !(refusal instanceof ArrivedInAccount)

const needsCart = (refusal: Error) =>
  refusal instanceof CallProblem &&
  (CART_CODES.includes(refusal.problem.code) || isAboutALine(refusal.problem.errors))

const isAboutALine = (errors: readonly FieldError[] = []) =>
  errors.some(({ path }) => path.startsWith('orderItems.'))

const CART_CODES: readonly ErrorCode[] = [
  'PRODUCT_GONE',
  'NOT_ENOUGH_STOCK',
  'ORDER_TOO_LARGE',
  ...SALE_REFUSALS,
]
