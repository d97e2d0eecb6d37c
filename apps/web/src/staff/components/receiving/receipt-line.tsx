import { otherReading } from '@mendwell/domain/lots/scan/other-reading'
import { Button } from '../../../ui/buttons/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import formStyles from '../forms/form.module.css'
import detailStyles from '../page/details.module.css'
import { formatDay } from '../page/formats.ts'
import type { Line } from './receipt-lines.ts'

interface ReceiptLineProps {
  line: Line
  onChange: (line: Line) => void
  onRemove: () => void
  /** Adds another lot of the same product. */
  onAnother?: (() => void) | undefined
}

const CONDITIONS = [
  { value: 'SOUND', label: 'Sound: may be sold' },
  { value: 'HELD', label: 'Hold: damaged or unclear' },
]

/** The received pieces of a product, by lot if tracked so: filled in or scanned, and editable. */
export function ReceiptLine({ line, onChange, onRemove, onAnother }: ReceiptLineProps) {
  const { product, errors, asked } = line
  const { tracking } = product
  const isByLot = tracking !== 'NONE'
  const set = (change: Partial<Line>) => onChange({ ...line, errors: {}, asked: [], ...change })
  const other = otherReading(line.lotCode, new Date().getFullYear())
  return (
    <li className="panel stack">
      <div className="row">
        <p>
          <b className="strong">{product.productName}</b>{' '}
          <span className={detailStyles.subLine}>SKU {product.sku}</span>
        </p>
        <Button rank="quiet" aria-label={`Remove ${product.productName}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      <div className={formStyles.twoFields}>
        {isByLot && tracking !== 'SERIAL' && (
          <TextField
            label="Lot"
            autoComplete="off"
            value={line.lotCode}
            error={errors.lotCode}
            onChange={(event) => set({ lotCode: event.currentTarget.value })}
          />
        )}
        {tracking === 'SERIAL' && (
          <TextField
            label="Serial number"
            autoComplete="off"
            value={line.serial}
            error={errors.serial}
            onChange={(event) => set({ serial: event.currentTarget.value })}
          />
        )}
        {isByLot && (
          <TextField
            label="Use by"
            optional={tracking === 'LOT_EXPIRY' ? undefined : '(optional)'}
            type="date"
            value={line.expiresOn}
            error={errors.expiresOn}
            onChange={(event) =>
              set({ expiresOn: event.currentTarget.value, isExpiredMeant: false })
            }
          />
        )}
        <TextField
          label="Pieces"
          inputMode="numeric"
          autoComplete="off"
          value={line.quantity}
          error={errors.quantity}
          onChange={(event) => set({ quantity: event.currentTarget.value, isMoreMeant: false })}
        />
        {isByLot && (
          <SelectField
            label="Condition"
            options={CONDITIONS}
            value={line.isHeld ? 'HELD' : 'SOUND'}
            onChange={(event) => set({ isHeld: event.currentTarget.value === 'HELD' })}
          />
        )}
      </div>
      <div className="row">
        {other && line.expiresOn === '' && (
          <>
            <span>
              Perhaps lot {other.value}, use by {formatDay(other.expires)}?
            </span>
            <Button
              rank="outline"
              onClick={() => set({ lotCode: other.value, expiresOn: other.expires })}
            >
              Yes, split it
            </Button>
          </>
        )}
        {(asked.includes('expiryPassed') || asked.includes('expiryFarAway')) && (
          <Button rank="outline" onClick={() => set({ isExpiredMeant: true })}>
            The date is right
          </Button>
        )}
        {asked.includes('sameReceived') && (
          <Button rank="outline" onClick={() => set({ isMoreMeant: true })}>
            These are more
          </Button>
        )}
        {tracking === 'LOT_EXPIRY' && line.expiresOn === '' && !line.neverExpires && (
          <Button rank="quiet" onClick={() => set({ neverExpires: true })}>
            It does not expire
          </Button>
        )}
        {onAnother && (
          <Button
            rank="quiet"
            aria-label={`Another lot of ${product.productName}`}
            onClick={onAnother}
          >
            Another lot
          </Button>
        )}
        {line.neverExpires && line.expiresOn === '' && (
          <span className="muted">Does not expire</span>
        )}
      </div>
    </li>
  )
}
