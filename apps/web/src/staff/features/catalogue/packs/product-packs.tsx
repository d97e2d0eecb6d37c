import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import {
  arrangeProductPacks,
  type ProductPacks as Packs,
  packsOfProduct,
} from '../../../../api/staff/stock/packs.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { ProductFinder } from '../../../components/forms/product-finder.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { useUnsaved } from '../../../components/forms/use-unsaved.ts'
import { countOf } from '../../../components/page/count-of.ts'
import detailStyles from '../../../components/page/details.module.css'
import { QueryState } from '../../../components/page/query-state.tsx'
import { useStaff } from '../../../session/use-staff.ts'

interface ProductPacksProps {
  productId: number
  productName: string
}

/** The packs that a product's pieces are sold in, and which of them share stock. */
export function ProductPacks({ productId, productName }: ProductPacksProps) {
  const query = useQuery(packsOfProduct(productId))
  const mayChange = useStaff()?.may('catalogue.write') === true
  return (
    <section className="panel stack">
      <h2>Packs</h2>
      <QueryState query={query} lines={2}>
        {(known) => (
          <>
            {known.packs.length === 0 && (
              <p className="muted">
                Sold in one pack only. Add the box or the case that holds the same pieces.
              </p>
            )}
            <ul className={detailStyles.list}>
              {known.packs.map((pack) => (
                <li key={pack.productId}>
                  <span>
                    {pack.productId === productId ? (
                      <b className="strong">This product</b>
                    ) : (
                      <Link to={`/products/${pack.productId}`}>{pack.productName}</Link>
                    )}
                    <span className={detailStyles.subLine}>
                      {countOf(pack.pieces, 'piece')}, {pack.quantity ?? 'not counted'} on hand
                      {pack.sharesStock && ', shares its stock'}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
            {mayChange && (
              <PacksForm key={JSON.stringify(known)} {...{ productId, productName, known }} />
            )}
          </>
        )}
      </QueryState>
    </section>
  )
}

/** A pack as typed. */
interface Row {
  productId: number
  productName: string
  pieces: string
  mayOpen: boolean
}

const isCount = (typed: string) => /^[1-9]\d{0,5}$/.test(typed) && Number(typed) <= 100_000

function PacksForm({ productId, productName, known }: ProductPacksProps & { known: Packs }) {
  const [rows, setRows] = useState<Row[]>(() =>
    known.packs.map(({ pieces, ...pack }) => ({ ...pack, pieces: String(pieces) })),
  )
  const [pieceName, setPieceName] = useState(known.pieceName ?? '')
  const [isChanged, setChanged] = useState(false)
  const [isTried, setTried] = useState(false)
  /** Names with another number of pieces, to be confirmed before saving. */
  const [otherwise, setOtherwise] = useState<readonly string[]>([])
  useUnsaved(isChanged)
  const change = (next: Row[]) => {
    setChanged(true)
    setOtherwise([])
    setRows(next)
  }
  const { busy, refusal, save } = useSave(
    (mayCountOtherwise: boolean) =>
      arrangeProductPacks(productId, {
        mayCountOtherwise,
        pieceName,
        packs: rows.map(({ productId: id, pieces, mayOpen }) => ({
          productId: id,
          pieces: Number(pieces),
          mayOpen,
        })),
        read: known.packs.map(({ productId: id, pieces, mayOpen }) => ({
          productId: id,
          pieces,
          mayOpen,
        })),
      }),
    {
      outdates: ['/staff/products', '/staff/history'],
      success: ({ packs }) =>
        packs.length === 0 ? 'These are no packs of the same pieces any more.' : 'Packs saved.',
      onSaved: () => setChanged(false),
      onErrors: (errors) => {
        const counts = errors.filter(({ sentence }) => sentence.code === 'packCountsOtherwise')
        setOtherwise(
          counts.map(({ path, message }) => {
            const row = rows[Number(path.split('.')[1])]
            return `${row?.productName}: ${message}`
          }),
        )
        return counts.length > 0
      },
    },
  )
  const isNameMissing = pieceName.trim() === ''
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isNameMissing && rows.every(({ pieces }) => isCount(pieces))) save(false)
  }
  const add = (found: { productId: number; productName: string }) => {
    // The product itself is one of them.
    const own = { productId, productName, pieces: '', mayOpen: false }
    const first = rows.length === 0 ? [own] : rows
    if (first.some((row) => row.productId === found.productId)) return
    change([...first, { ...found, pieces: '', mayOpen: false }])
  }
  return (
    <form className="stack" noValidate onSubmit={submit} aria-label="Packs">
      {rows.length > 0 && (
        <>
          <TextField
            label="One piece is called"
            hint="Singular, such as glove or test strip"
            autoComplete="off"
            maxLength={40}
            value={pieceName}
            error={isTried && isNameMissing ? 'Say what one piece is called' : undefined}
            onChange={(event) => {
              setChanged(true)
              setPieceName(event.currentTarget.value)
            }}
          />
          <ul className={`${detailStyles.plainList} stack`} aria-label="Packs of the same pieces">
            {rows.map((row) => (
              <PackRow
                key={row.productId}
                row={row}
                isTried={isTried}
                onChange={(changed) =>
                  change(rows.map((one) => (one.productId === row.productId ? changed : one)))
                }
                onRemove={() => {
                  const left = rows.filter((one) => one.productId !== row.productId)
                  // A single pack shares its pieces with none.
                  change(left.length < 2 || row.productId === productId ? [] : left)
                }}
              />
            ))}
          </ul>
        </>
      )}
      <ProductFinder onFound={add} />
      <Refusal refusal={refusal} />
      <ConfirmDialog
        opened={otherwise.length > 0}
        onClose={() => setOtherwise([])}
        title="Check how many pieces"
        confirmLabel="Save packs as typed"
        cancelLabel="Go back"
        danger
        busy={busy}
        onConfirm={() => {
          setOtherwise([])
          save(true)
        }}
      >
        <ul className="stack-small">
          {otherwise.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </ConfirmDialog>
      {(isChanged || rows.length > 0) && (
        <div className="row">
          <Button type="submit" busy={busy}>
            Save packs
          </Button>
        </div>
      )}
    </form>
  )
}

interface PackRowProps {
  row: Row
  isTried: boolean
  onChange: (row: Row) => void
  onRemove: () => void
}

function PackRow({ row, isTried, onChange, onRemove }: PackRowProps) {
  const { productName, pieces, mayOpen } = row
  return (
    <li className="stack-small">
      <div className="row">
        <b className="strong">{productName}</b>
        <Button rank="quiet" aria-label={`Remove ${productName}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      <TextField
        label="Pieces in one"
        aria-label={`Pieces in one ${productName}`}
        inputMode="numeric"
        autoComplete="off"
        value={pieces}
        error={isTried && !isCount(pieces) ? 'Enter 1 to 100,000' : undefined}
        onChange={(event) => onChange({ ...row, pieces: event.currentTarget.value.trim() })}
      />
      <Checkbox
        label="May be opened to send the next smaller pack"
        aria-label={`${productName} may be opened to send the next smaller pack`}
        checked={mayOpen}
        onChange={(event) => onChange({ ...row, mayOpen: event.currentTarget.checked })}
      />
    </li>
  )
}
