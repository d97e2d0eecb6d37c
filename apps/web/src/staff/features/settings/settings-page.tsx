import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { settings } from '../../../api/staff/settings.ts'
import formStyles from '../../components/forms/form.module.css'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { CartRemindersCard } from './buying/cart-reminders-card.tsx'
import { GiftCardsCard } from './buying/gift-cards-card.tsx'
import { CountsCard } from './counts-card.tsx'
import { AlertsCard } from './people/alerts-card.tsx'
import { SignInCard } from './people/sign-in-card.tsx'
import { PricesCard } from './prices-card.tsx'
import { RecallsCard } from './recalls-card.tsx'
import { ReturnLabelsCard } from './return-labels-card.tsx'
import { ReturnsCard } from './returns-card.tsx'
import { AddressCheckCard } from './shipping/address-check-card.tsx'
import { ShippingZonesCard } from './shipping/shipping-zones-card.tsx'
import { TiersCard } from './shipping/tiers-card.tsx'
import { ShopCard } from './shop-card.tsx'
import { SizesCard } from './surcharges/sizes-card.tsx'
import { SurchargesCard } from './surcharges/surcharges-card.tsx'

/** The owner's settings; each card is saved separately and takes effect at once. */
export function Component() {
  const query = useQuery(settings())
  return (
    <>
      <PageHeader
        title="Settings"
        lead="Each section is saved separately. Changes take effect immediately."
        actions={
          <Link className="button outline" to="/history?objectType=setting">
            Change history
          </Link>
        }
      />
      <QueryState query={query}>
        {(values) => (
          <div className={formStyles.cards}>
            <ShopCard values={values} />
            <PricesCard values={values} />
            <TiersCard values={values} />
            <ShippingZonesCard values={values} />
            <SurchargesCard values={values} />
            <SizesCard values={values} />
            <AddressCheckCard values={values} />
            <ReturnsCard values={values} />
            <ReturnLabelsCard values={values} />
            <RecallsCard values={values} />
            <CountsCard values={values} />
            <GiftCardsCard values={values} />
            <CartRemindersCard values={values} />
            <AlertsCard values={values} />
            <SignInCard values={values} />
          </div>
        )}
      </QueryState>
    </>
  )
}
