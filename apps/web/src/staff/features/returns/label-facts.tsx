import { type ReturnRow, workOnLabel } from '../../../api/staff/orders/returns.ts'
import { STAFF_KEY } from '../../../api/staff/staff-key.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import detailStyles from '../../components/page/details.module.css'
import { formatMoney } from '../../components/page/formats.ts'
import { Tag, type Tone } from '../../components/page/tags.tsx'

type Label = NonNullable<ReturnRow['boughtLabel']>

const STATUS_WORDS: Record<Label['status'], string> = {
  BUYING: 'Being bought',
  BOUGHT: 'Bought',
  FAILED: 'Not bought',
  VOIDING: 'Being voided',
  VOIDED: 'Voided',
  KEPT: 'Not voided',
}
const TONES: Record<Label['status'], Tone> = {
  BUYING: 'info',
  BOUGHT: 'good',
  FAILED: 'warn',
  VOIDING: 'info',
  VOIDED: 'off',
  KEPT: 'bad',
}

const PROBLEM_WORDS: Record<NonNullable<Label['problem']>, string> = {
  NO_KEY: 'The shop has no key for the label provider any more.',
  FREIGHT: 'These items ship by freight: arrange a pickup with the customer.',
  OVERSIZE: 'These items are oversize: arrange a pickup with the customer.',
  NO_WEIGHT: 'The product states no weight. Add it, then try again.',
  NO_ADDRESS: 'The order has no delivery address.',
  ABROAD: 'The package comes from abroad: labels are only bought within the United States.',
  SHOP_ADDRESS: 'The shop’s address in Settings has no city, state and ZIP code in its last line.',
  KEY_REFUSED: 'The label provider refused the shop’s key.',
  NO_FUNDS: 'The account with the label provider has no money left.',
  REFUSED: 'The label provider refused.',
  NO_RATE: 'None of the carriers in Settings takes this package.',
  NO_ANSWER: 'The label provider did not answer. The shop keeps asking and never buys twice.',
  VOID_REFUSED: 'The money did not come back.',
  DECLINED: 'The return was declined before a label was bought.',
}

/** The label with postage of a return: its state, cost and parcel, and what can be done about it. */
export function LabelFacts({ row, onDone }: { row: ReturnRow; onDone: () => void }) {
  const { returnId, returnNumber, boughtLabel: label, labelAction } = row
  const { save, busy, refusal } = useSave(() => workOnLabel({ returnId }), {
    outdates: [STAFF_KEY],
    success: `Label of return ${returnNumber}: in progress`,
    onSaved: onDone,
  })
  if (!label && !labelAction) return null
  return (
    <>
      <Refusal refusal={refusal} />
      {label && <Facts label={label} currency={row.currency} />}
      {labelAction && (
        <div className="row">
          <Button rank="secondary" busy={busy} onClick={() => save(undefined)}>
            {wordsOf(label, labelAction)}
          </Button>
        </div>
      )}
    </>
  )
}

function wordsOf(label: Label | null, action: 'BUY' | 'VOID'): string {
  if (action === 'VOID') return 'Ask for its money again'
  return label ? 'Try the label again' : 'Buy a label'
}

function Facts({ label, currency }: { label: Label; currency: string }) {
  const { status, carrier, service, cost, trackingNumber, trackingUrl, problem, detail } = label
  return (
    <dl className={detailStyles.facts}>
      <dt>Return label</dt>
      <dd>
        <Tag tone={TONES[status]}>{STATUS_WORDS[status]}</Tag>
        {problem && ` ${PROBLEM_WORDS[problem]}`}
        {detail && ` (${detail})`}
      </dd>
      {cost !== null && (
        <>
          <dt>Cost of the label</dt>
          <dd>
            {formatMoney(cost, currency)}, {carrier} {service}
          </dd>
        </>
      )}
      {trackingNumber && (
        <>
          <dt>Tracking number</dt>
          <dd>
            {trackingUrl ? (
              <a href={trackingUrl} target="_blank" rel="noreferrer">
                {trackingNumber}
              </a>
            ) : (
              trackingNumber
            )}
          </dd>
        </>
      )}
    </dl>
  )
}
