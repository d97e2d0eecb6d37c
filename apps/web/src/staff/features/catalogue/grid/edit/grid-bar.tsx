import { PRODUCTS_AT_ONCE } from '../../../../../api/staff/products.ts'
import { Button } from '../../../../../ui/buttons/button.tsx'
import formStyles from '../../../../components/forms/form.module.css'
import { Refusal } from '../../../../components/forms/refusal.tsx'
import { countOf } from '../../../../components/page/count-of.ts'
import type { Grid } from './use-grid.ts'

/** Saves or discards all edits of the grid. */
export function GridBar({ grid, onCancel }: { grid: Grid; onCancel: () => void }) {
  const { count, problem } = grid
  const isTooMany = count > PRODUCTS_AT_ONCE
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
        onClick={() => {
          grid.cancel()
          onCancel()
        }}
      >
        Cancel
      </Button>
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
