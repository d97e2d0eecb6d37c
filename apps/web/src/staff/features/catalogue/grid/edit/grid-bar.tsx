import { useState } from 'react'
import { PRODUCTS_AT_ONCE } from '../../../../../api/staff/products.ts'
import { Button } from '../../../../../ui/buttons/button.tsx'
import formStyles from '../../../../components/forms/form.module.css'
import { Refusal } from '../../../../components/forms/refusal.tsx'
import { countOf } from '../../../../components/page/count-of.ts'
import { ScheduleDialog } from '../../scheduled-prices/schedule-dialog.tsx'
import type { Grid } from './use-grid.ts'

/** Saves all edits of the grid, now or from a later day, or discards them. */
export function GridBar({ grid, onCancel }: { grid: Grid; onCancel: () => void }) {
  const { count, problem } = grid
  const isTooMany = count > PRODUCTS_AT_ONCE
  const [isScheduling, setScheduling] = useState(false)
  const leave = () => {
    grid.cancel()
    onCancel()
  }
  return (
    <div className={formStyles.saveBar}>
      <Refusal refusal={grid.refusal} />
      {grid.question}
      <Button
        busy={grid.busy}
        disabled={count === 0 || isTooMany}
        onClick={problem ? focusWrong : grid.save}
      >
        {`Save ${countOf(count, 'product')}`}
      </Button>
      <Button
        rank="outline"
        disabled={count === 0 || isTooMany}
        onClick={problem ? focusWrong : () => setScheduling(true)}
      >
        Save from a later day
      </Button>
      <Button rank="outline" onClick={leave}>
        Cancel
      </Button>
      <ScheduleDialog
        opened={isScheduling}
        onClose={() => setScheduling(false)}
        prices={grid.newPrices}
        changes={grid.changes}
        onScheduled={() => {
          setScheduling(false)
          leave()
        }}
      />
      <p role="status">
        {isTooMany
          ? `Up to ${PRODUCTS_AT_ONCE} products can be saved at once. Undo some changes.`
          : problem && `${problem.productName}: ${problem.text}`}
      </p>
    </div>
  )
}

/** Where the errors are on the current page. */
const focusWrong = () =>
  document.querySelector<HTMLInputElement>('td input[aria-invalid="true"]')?.focus()
