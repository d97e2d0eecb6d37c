import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import {
  type ProductTiers as Known,
  saveProductTiers,
  tiersOfProduct,
} from '../../../../api/staff/prices/price-tiers.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { useUnsaved } from '../../../components/forms/use-unsaved.ts'
import detailStyles from '../../../components/page/details.module.css'
import { formatMoney } from '../../../components/page/formats.ts'
import { QueryState } from '../../../components/page/query-state.tsx'
import { useStaff } from '../../../session/use-staff.ts'
import { TierFields } from './tier-fields.tsx'
import { costOf, errorsOf, forWhom, nextRow, rowsOf, type TierRow, tierOf } from './tier-rows.ts'

/** A product's prices by quantity. */
export function ProductTiers({ productId }: { productId: number }) {
  const query = useQuery(tiersOfProduct(productId))
  const mayChange = useStaff()?.may('catalogue.write') === true
  return (
    <section className="panel stack">
      <h2>Price by quantity</h2>
      <QueryState query={query} lines={2}>
        {(known) => (
          <>
            <p className="muted">
              {`One piece costs ${formatMoney(known.onlinePrice)} online. `}
              {known.tiers.length === 0
                ? 'Add a lower price for whoever takes more, or for a group of customers.'
                : 'The lowest price that a cart reaches is charged; orders that were placed keep theirs.'}
            </p>
            {mayChange ? (
              <TiersForm key={JSON.stringify(known)} {...{ productId, known }} />
            ) : (
              <ul className={detailStyles.list}>
                {rowsOf(known.tiers).map((row) => (
                  <li key={row.key}>{inWords(row, known)}</li>
                ))}
              </ul>
            )}
          </>
        )}
      </QueryState>
    </section>
  )
}

const inWords = (row: TierRow, known: Known) =>
  `${row.from} or more: ${formatMoney(costOf(row, known)?.price ?? 0)} each${forWhom(row, known.groups)}`

function TiersForm({ productId, known }: { productId: number; known: Known }) {
  const [rows, setRows] = useState<TierRow[]>(() => rowsOf(known.tiers))
  const [isChanged, setChanged] = useState(false)
  const [isTried, setTried] = useState(false)
  useUnsaved(isChanged)
  const change = (next: TierRow[]) => {
    setChanged(true)
    setRows(next)
  }
  const { busy, refusal, save } = useSave(
    () => saveProductTiers(productId, { tiers: rows.map(tierOf), read: known.tiers }),
    {
      outdates: ['/staff/products', '/staff/history', '/products/'],
      success: ({ tiers }) =>
        tiers.length === 0 ? 'Each piece costs the online price again.' : 'Prices saved.',
      onSaved: () => setChanged(false),
    },
  )
  const errors = errorsOf(rows)
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (errors.size === 0) save(undefined)
  }
  return (
    <form className="stack" noValidate onSubmit={submit} aria-label="Price by quantity">
      {rows.length > 0 && (
        <ul className={`${detailStyles.plainList} stack`} aria-label="Prices by quantity">
          {rows.map((row, at) => (
            <TierFields
              key={row.key}
              row={row}
              number={at + 1}
              groups={known.groups}
              errors={(isTried && errors.get(at)) || {}}
              cost={errors.has(at) ? undefined : costOf(row, known)}
              onChange={(changed) =>
                change(rows.map((one) => (one.key === row.key ? changed : one)))
              }
              onRemove={() => change(rows.filter((one) => one.key !== row.key))}
            />
          ))}
        </ul>
      )}
      <Refusal refusal={refusal} />
      <div className="row">
        <Button rank="outline" onClick={() => change([...rows, nextRow(rows)])}>
          Add a price
        </Button>
        {(isChanged || rows.length > 0) && (
          <Button type="submit" busy={busy}>
            Save prices
          </Button>
        )}
      </div>
    </form>
  )
}
