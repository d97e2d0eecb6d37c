import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { formatMoney } from '../../../components/page/formats.ts'
import { leapsOf, type PriceChange } from './price-leaps.ts'

/** Saves prices, large changes only after confirmation. Render `question` next to the form. */
export function useConfirmedPrices<PriceInput>(save: (input: PriceInput) => void) {
  const [pending, setPending] = useState<{ input: PriceInput; changes: readonly PriceChange[] }>()
  const saveConfirmed = (input: PriceInput, changes: readonly PriceChange[]) =>
    leapsOf(changes).length > 0 ? setPending({ input, changes }) : save(input)
  const question = (
    <ConfirmDialog
      opened={pending !== undefined}
      onClose={() => setPending(undefined)}
      title="Check these prices"
      confirmLabel="Save prices"
      cancelLabel="Go back"
      danger
      onConfirm={() => {
        if (pending) save(pending.input)
        setPending(undefined)
      }}
    >
      <ul className="stack-small">
        {leapsOf(pending?.changes ?? []).map(({ name, before, after }) => (
          <li key={name}>
            {name}: from {formatMoney(before)} to <b className="strong">{formatMoney(after)}</b>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
  return { saveConfirmed, question }
}
