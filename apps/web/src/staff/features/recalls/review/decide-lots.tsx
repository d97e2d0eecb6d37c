import { isSure } from '@mendwell/domain/recalls/match-lot'
import type { RecallDetail } from '../../../../api/staff/stock/recalls.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import detailStyles from '../../../components/page/details.module.css'
import { lotName } from '../../../components/page/lot-words.ts'
import { MATCH_WORDS } from '../parts/recall-words.ts'

interface DecideLotsProps {
  products: RecallDetail['products']
  decisions: Readonly<Record<number, boolean>>
  onDecide: (lotId: number, isAffected: boolean) => void
}

const OPTIONS = [
  { value: 'YES', label: 'Affected' },
  { value: 'NO', label: 'Not affected' },
]

/** The lots a recall covers: the certain ones, and those a person has to decide. */
export function DecideLots({ products, decisions, onDecide }: DecideLotsProps) {
  const lots = products.flatMap(({ lots: own, productName }) =>
    own.map((lot) => ({ ...lot, productName })),
  )
  if (lots.length === 0) return null
  return (
    <section className="panel stack">
      <h2>Lots found</h2>
      <ul className={detailStyles.list}>
        {lots.map((lot) => (
          <li key={lot.lotId}>
            <span>
              {lotName(lot)} of {lot.productName}
              <span className={detailStyles.subLine}>
                {MATCH_WORDS[lot.match]}, {lot.here} here, {lot.sent} sent
              </span>
            </span>
            {!isSure(lot.match) && (
              <SelectField
                label={`Is ${lotName(lot)} affected?`}
                placeholder="Please decide"
                options={OPTIONS}
                value={lot.lotId in decisions ? (decisions[lot.lotId] ? 'YES' : 'NO') : ''}
                onChange={({ currentTarget: { value } }) => {
                  if (value !== '') onDecide(lot.lotId, value === 'YES')
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
