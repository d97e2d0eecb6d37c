import { useQuery } from '@tanstack/react-query'
import { shopConfig } from '../../../api/shop.ts'
import { SectionState } from '../../../components/lists/section-state.tsx'
import tableStyles from '../../../components/orders/table.module.css'
import { pageText } from '../../../lib/words/page-texts.ts'
import { formatMoney } from '../../../lib/words/texts.ts'
import skeletonStyles from '../../../ui/skeleton.module.css'

/** What shipping costs, from the shop's own settings. */
export function ShippingTable() {
  const config = useQuery(shopConfig())
  return (
    <SectionState query={config} skeleton={<div className={skeletonStyles.skeleton} />}>
      {({ shippingTiers }) => (
        <table className={tableStyles.table}>
          <thead>
            <tr>
              <th>{pageText('page.faq.orderValue')}</th>
              <th className="number">{pageText('page.faq.shippingCost')}</th>
            </tr>
          </thead>
          <tbody>
            {shippingTiers.map(({ from, cost }, index) => (
              <tr key={from}>
                <td className="tabular">
                  {from > 0
                    ? pageText('page.faq.shippingFrom', { from: formatMoney(from) })
                    : pageText('page.faq.shippingBelow', {
                        below: formatMoney(shippingTiers[index - 1]?.from ?? 0),
                      })}
                </td>
                <td className="number">
                  {cost === 0 ? pageText('page.faq.free') : formatMoney(cost)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </SectionState>
  )
}
