import { type FormEvent, useState } from 'react'
import { Button } from '../../../../../ui/buttons/button.tsx'
import styles from './grid-edit.module.css'
import { readPercent } from './percent.ts'
import type { Cells } from './use-cells.ts'
import type { Grid } from './use-grid.ts'

/** The list of kinds from which cells of the column Kind choose. */
export const KIND_NAMES_ID = 'grid-kind-names'

/** Above the grid: the actions for its cells, and their keyboard shortcuts. */
export function GridTools({ grid, cells }: { grid: Grid; cells: Cells }) {
  const [percent, setPercent] = useState('')
  const [isWrong, setWrong] = useState(false)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const milliPercent = readPercent(percent)
    setWrong(milliPercent === undefined)
    if (milliPercent !== undefined) cells.changeByPercent(milliPercent)
  }
  return (
    <section className={styles.tools} aria-label="Edit cells">
      <Button rank="outline" disabled={!grid.canUndo} onClick={grid.undo}>
        Undo
      </Button>
      <Button rank="outline" disabled={!grid.canRedo} onClick={grid.redo}>
        Redo
      </Button>
      <Button rank="outline" onClick={cells.fillDown}>
        Fill down
      </Button>
      <form className={styles.percent} onSubmit={apply} noValidate>
        <label htmlFor="grid-percent">Change by %</label>
        <input
          id="grid-percent"
          className="input"
          inputMode="text"
          placeholder="-5"
          value={percent}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? 'grid-percent-error' : undefined}
          onChange={(event) => setPercent(event.currentTarget.value)}
        />
        <Button rank="outline" type="submit">
          {`Apply to ${cells.pricesToChange}`}
        </Button>
        {isWrong && (
          <span id="grid-percent-error" className={styles.error} role="alert">
            Enter a percent such as 5 or -2.5
          </span>
        )}
      </form>
      <datalist id={KIND_NAMES_ID}>
        {grid.kindNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p role="status">{cells.said}</p>
      <p className={styles.hint}>
        Paste a block from a spreadsheet. Arrow keys and Enter move, Shift + arrows select, Ctrl+D
        fills down, Ctrl+Z undoes. Nothing is saved until you press Save.
      </p>
    </section>
  )
}
