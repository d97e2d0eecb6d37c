import { useQuery } from '@tanstack/react-query'
import { storeCredit } from '../../../api/orders/tenders.ts'
import { formatMoney } from '../../../lib/words/texts.ts'
import { giftCardText } from '../../../purchase/payment/balances/gift-card-texts.ts'

/** How many of the latest entries are shown. */
const SHOWN = 3

type Entry = NonNullable<ReturnType<typeof useCredit>>['entries'][number]
const useCredit = () => useQuery(storeCredit()).data

/** The customer's store credit and its history; renders nothing if there never was any. */
export function StoreCredit() {
  const credit = useCredit()
  if (!credit || credit.entries.length === 0) return null
  const money = (dollars: number) => formatMoney(dollars, credit.currency)
  return (
    <section className="panel flat">
      <h2>{giftCardText('giftCard.creditTitle')}</h2>
      <p className="strong">
        {giftCardText('giftCard.creditLeft', { amount: money(credit.balance) })}
      </p>
      <ul className="small muted">
        {credit.entries.slice(0, SHOWN).map((entry) => (
          <li key={`${entry.day} ${entry.kind} ${entry.orderNum} ${entry.amount}`}>
            {entry.day}: {money(entry.amount)}, {wordsOf(entry)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function wordsOf({ kind, orderNum }: Entry): string {
  const number = orderNum ?? ''
  if (kind === 'CAPTURE') return giftCardText('giftCard.creditSpent', { number })
  if (kind === 'REFUND') return giftCardText('giftCard.creditBack', { number })
  return giftCardText('giftCard.creditOther')
}
