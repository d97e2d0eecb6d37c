import { useRef, useState } from 'react'
import { SHOWS_STOCK } from '../../../../api/staff/staff-key.ts'
import { receiveStock } from '../../../../api/staff/stock/lots.ts'
import { newKey } from '../../../../lib/new-key.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import formStyles from '../../../components/forms/form.module.css'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { useUnsaved } from '../../../components/forms/use-unsaved.ts'
import { countOf } from '../../../components/page/count-of.ts'
import detailStyles from '../../../components/page/details.module.css'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { ReceiptLine } from '../../../components/receiving/receipt-line.tsx'
import {
  addLine,
  bodyOf,
  type Line,
  lineOf,
  missingOf,
  withErrors,
} from '../../../components/receiving/receipt-lines.ts'
import { ScanField } from '../../../components/scanning/scan-field.tsx'
import { useScanning } from '../../../components/scanning/use-scanning.ts'
import { LotsImport, ORIGINS } from './lots-import.tsx'
import { UnknownCode } from './unknown-code.tsx'
import { Untracked } from './untracked.tsx'

/** Receives stock by lot: possible with a scanner alone, each code by Enter and the booking by one more. */
export function Component() {
  const [lines, setLines] = useState<Line[]>([])
  const [note, setNote] = useState('')
  const [isCount, setCount] = useState(false)
  const key = useRef(newKey())
  const lastId = useRef(0)
  const field = useRef<HTMLDivElement>(null)
  const focusField = () => field.current?.querySelector('input')?.focus()
  const change = (next: (before: Line[]) => Line[]) => {
    // Changed content is another receipt.
    key.current = newKey()
    setLines(next)
  }
  const { scan, problem, unplaced, pending, endUnplaced } = useScanning({
    onProduct: (product, code, raw) => {
      lastId.current += 1
      const added = lineOf(lastId.current, product, code, raw)
      change((before) => addLine(before, added))
    },
  })
  const { save, busy, refusal } = useSave(
    () => receiveStock({ lines: lines.map(bodyOf), note, isCount }, key.current),
    {
      outdates: ['/staff/lots', '/staff/history', ...SHOWS_STOCK],
      success: ({ pieces, recalled = 0 }) =>
        recalled === 0
          ? `${countOf(pieces, 'piece')} received`
          : {
              kind: 'warn',
              text: `${countOf(pieces, 'piece')} received. ${countOf(recalled, 'piece')} of them recalled: set them aside.`,
            },
      onSaved: () => {
        change(() => [])
        setNote('')
        focusField()
      },
      onErrors: (errors) => {
        setLines(withErrors(lines, errors))
        return errors.every(({ path }) => path.startsWith('lines.'))
      },
    },
  )
  useUnsaved(lines.length > 0)
  function book() {
    if (lines.length === 0) return
    const checked = lines.map((line) => ({ ...line, errors: missingOf(line), asked: [] }))
    setLines(checked)
    if (checked.every(({ errors }) => Object.keys(errors).length === 0)) save(undefined)
  }
  const isMarked = lines.some(({ errors }) => Object.keys(errors).length > 0)
  const pieces = lines.reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0)
  return (
    <div className="stack">
      <PageHeader
        title="Receive stock"
        back={{ to: '/lots', label: 'All lots' }}
        lead="Scan each package. Product, lot and date are filled in; correct anything the label says differently, then receive."
      />
      <section className="panel stack">
        <ScanField
          ref={field}
          hint="Barcode of the package, or a SKU. Enter in the empty field receives all lines."
          problem={problem}
          onScan={scan}
          onEmpty={book}
        />
        <p className="muted" aria-live="polite">
          {pending
            ? 'Half of a label was read. Scan the other code of this package.'
            : `${countOf(lines.length, 'line')}, ${countOf(pieces, 'piece')}${isMarked ? '. Look at the marked fields.' : ''}`}
        </p>
      </section>
      {unplaced && (
        <UnknownCode
          key={unplaced.raw}
          unplaced={unplaced}
          onProduct={(product) => {
            lastId.current += 1
            const added = lineOf(lastId.current, product, unplaced.code, unplaced.raw)
            change((before) => addLine(before, added))
            endUnplaced()
            focusField()
          }}
          onEnd={() => {
            endUnplaced()
            focusField()
          }}
        />
      )}
      {lines.length > 0 && (
        <>
          <ul className={`${detailStyles.plainList} stack`} aria-label="Lines">
            {lines.map((line) => {
              const onRemove = () => {
                change((before) => before.filter((one) => one.id !== line.id))
                focusField()
              }
              if (line.product.tracking === 'NONE') {
                return <Untracked key={line.id} line={line} onRemove={onRemove} />
              }
              return (
                <ReceiptLine
                  key={line.id}
                  line={line}
                  onChange={(changed) =>
                    change((before) => before.map((one) => (one.id === line.id ? changed : one)))
                  }
                  onRemove={onRemove}
                />
              )
            })}
          </ul>
          <section className="panel stack">
            <div className={formStyles.twoFields}>
              <TextField
                label="Delivery note"
                optional="(optional)"
                autoComplete="off"
                value={note}
                onChange={(event) => setNote(event.currentTarget.value)}
              />
              <SelectField
                label="Where the pieces come from"
                options={ORIGINS}
                value={isCount ? 'COUNT' : 'NEW'}
                onChange={(event) => setCount(event.currentTarget.value === 'COUNT')}
              />
            </div>
            <Refusal refusal={refusal} />
            <div className="row">
              <Button busy={busy} onClick={book}>
                Receive {countOf(pieces, 'piece')}
              </Button>
            </div>
          </section>
        </>
      )}
      {lines.length === 0 && <LotsImport />}
    </div>
  )
}
