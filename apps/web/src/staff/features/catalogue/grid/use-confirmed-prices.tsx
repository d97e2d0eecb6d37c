import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { formatMoney } from '../../../components/page/formats.ts'
import { leapsOf, type PriceChange } from './price-leaps.ts'

/** Saves prices, those that leap only once they are said to be meant. Draw `question` beside the form. */
export function useMeantPrices<Wish>(save: (wish: Wish) => void) {
  const [asked, setAsked] = useState<{ wish: Wish; changes: readonly PriceChange[] }>()
  const saveMeant = (wish: Wish, changes: readonly PriceChange[]) =>
    leapsOf(changes).length > 0 ? setAsked({ wish, changes }) : save(wish)
  const question = (
    <ConfirmDialog
      opened={asked !== undefined}
      onClose={() => setAsked(undefined)}
      title="Check these prices"
      confirmLabel="Save prices"
      keepLabel="Go back"
      danger
      onConfirm={() => {
        if (asked) save(asked.wish)
        setAsked(undefined)
      }}
    >
      <ul className="stack-small">
        {leapsOf(asked?.changes ?? []).map(({ name, before, after }) => (
          <li key={name}>
            {name}: from {formatMoney(before)} to <b className="strong">{formatMoney(after)}</b>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
  return { saveMeant, question }
}
