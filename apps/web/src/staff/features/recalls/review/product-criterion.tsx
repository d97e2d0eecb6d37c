import { useState } from 'react'
import type { SaveBody } from '../../../../api/staff/stock/recalls.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextArea } from '../../../../ui/fields/text-field.tsx'
import formStyles from '../../../components/forms/form.module.css'
import { readCodes, writeCodes } from './typed-codes.ts'

type Chosen = SaveBody['products'][number]

interface ProductCriterionProps {
  name: string
  sku: string
  isTracked: boolean
  /** Shipped pieces of an unknown lot; undefined: not saved yet. */
  unknownPieces: number | undefined
  product: Chosen
  onChange: (product: Chosen) => void
  onRemove: () => void
}

const WHICH = [
  { value: '', label: 'The lots and serial numbers below' },
  { value: 'ALL', label: 'All lots' },
]
const UNKNOWN = [
  { value: 'YES', label: 'Tell them too' },
  { value: 'NO', label: 'Do not tell them' },
]

/** Which pieces of a product are recalled. */
export function ProductCriterion(props: ProductCriterionProps) {
  const { name, sku, isTracked, unknownPieces, product, onChange, onRemove } = props
  const { criterion, unknownToo } = product
  const [lots, setLots] = useState(() => writeCodes(criterion.lots, criterion.lotRanges))
  const [serials, setSerials] = useState(() =>
    writeCodes(criterion.serials, criterion.serialRanges),
  )
  const change = (part: Partial<Chosen['criterion']>) =>
    onChange({ ...product, criterion: { ...criterion, ...part } })
  return (
    <fieldset className="stack">
      <legend>
        {name}, SKU {sku}
      </legend>
      {isTracked ? (
        <>
          <SelectField
            label="Which pieces"
            options={WHICH}
            value={criterion.allLots ? 'ALL' : ''}
            onChange={({ currentTarget }) => change({ allLots: currentTarget.value === 'ALL' })}
          />
          {!criterion.allLots && (
            <div className={formStyles.twoFields}>
              <TextArea
                label="Lots"
                hint="One per line; a range as A10 to A19"
                rows={4}
                value={lots}
                onChange={({ currentTarget }) => {
                  setLots(currentTarget.value)
                  const { codes, ranges } = readCodes(currentTarget.value)
                  change({ lots: codes, lotRanges: ranges })
                }}
              />
              <TextArea
                label="Serial numbers"
                hint="One per line"
                rows={4}
                value={serials}
                onChange={({ currentTarget }) => {
                  setSerials(currentTarget.value)
                  const { codes, ranges } = readCodes(currentTarget.value)
                  change({ serials: codes, serialRanges: ranges })
                }}
              />
            </div>
          )}
          <SelectField
            label="Buyers whose lot is unknown"
            hint={
              unknownPieces === undefined
                ? 'Pieces that were sent before their lots were kept'
                : `${unknownPieces} pieces were sent without a lot within the dates below`
            }
            placeholder="Please decide"
            options={UNKNOWN}
            value={unknownToo === null ? '' : unknownToo ? 'YES' : 'NO'}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...product, unknownToo: value === '' ? null : value === 'YES' })
            }
          />
        </>
      ) : (
        <p className="note warn">
          This product is not kept by lot. Once confirmed, none of it is sold any more, and everyone
          who received some within the dates below is notified
          {unknownPieces !== undefined && ` (${unknownPieces} pieces)`}.
        </p>
      )}
      <div className="row">
        <Button rank="outline" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </fieldset>
  )
}
