import { readCode } from '@mendwell/domain/offers/codes'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { paths } from '../../lib/addresses/paths.ts'
import { codesOfCart, storeCodes } from '../../purchase/offers/codes.ts'
import { offerText } from '../../purchase/offers/offer-texts.ts'
import { buttonClass } from '../../ui/buttons/button.tsx'

/** The target of a promo code link: stores the code for the cart, whatever is in it. */
export function Component() {
  const code = readCode(useParams().code ?? '').slice(0, 40)
  useEffect(() => {
    const others = codesOfCart().filter((one) => readCode(one) !== code)
    if (code !== '') storeCodes([...others.slice(-4), code])
  }, [code])
  return (
    <div className="page stack">
      <PageTitle title={offerText('offers.linkTitle')} />
      <p>{offerText('offers.linkKept', { code })}</p>
      <p className="row">
        <Link className={buttonClass('primary')} to={paths.cart}>
          {offerText('offers.linkCart')}
        </Link>
        <Link className={buttonClass('outline')} to={paths.continueShopping}>
          {offerText('offers.linkShop')}
        </Link>
      </p>
    </div>
  )
}
