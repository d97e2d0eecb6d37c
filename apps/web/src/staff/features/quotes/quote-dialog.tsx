import { Link } from 'react-router'
import { closeQuote, type QuoteRow } from '../../../api/staff/orders/quotes.ts'
import { STAFF_KEY } from '../../../api/staff/staff-key.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { StaffDialog } from '../../components/dialogs/staff-dialog.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import detailStyles from '../../components/page/details.module.css'
import { formatCount, formatDay, formatMoment, formatMoney } from '../../components/page/formats.ts'
import { AnswerForm } from './answer-form.tsx'

interface QuoteDialogProps {
  row: QuoteRow | undefined
  onClose: () => void
}

/** One request: the question, past answers, and the next answer. Stays mounted, so that focus returns. */
export function QuoteDialog({ row, onClose }: QuoteDialogProps) {
  const title = row ? `Quote for ${row.name}` : 'Quote'
  return (
    <StaffDialog opened={row !== undefined} onClose={onClose} title={title} size="lg">
      {row && <Request key={row.requestId} row={row} onClose={onClose} />}
    </StaffDialog>
  )
}

function Request({ row, onClose }: { row: QuoteRow; onClose: () => void }) {
  const isClosed = row.status === 'CLOSED'
  const moving = useSave(() => closeQuote({ requestId: row.requestId, closed: !isClosed }), {
    outdates: [STAFF_KEY],
    success: () => (isClosed ? 'Request reopened.' : 'Request closed.'),
    onSaved: onClose,
  })
  return (
    <div className="stack">
      <Refusal refusal={moving.refusal} />
      <dl className={detailStyles.facts}>
        <dt>{row.lines.length > 1 ? 'Products' : 'Product'}</dt>
        <dd>
          {row.lines.map((line) => (
            <div key={line.lineNumber}>{wordsOf(line)}</div>
          ))}
        </dd>
        <dt>Contact</dt>
        <dd>
          {row.email}, {row.phone}
        </dd>
        {row.note && (
          <>
            <dt>Note</dt>
            <dd>{row.note}</dd>
          </>
        )}
        {row.answer && row.answeredAt && (
          <>
            <dt>Answered {formatMoment(row.answeredAt)}</dt>
            <dd>{row.answer}</dd>
          </>
        )}
        {row.validUntil && (
          <>
            <dt>Prices</dt>
            <dd>
              Through {formatDay(row.validUntil)}
              {row.orderId !== null && (
                <>
                  , ordered: <Link to={`/orders/${row.orderId}`}>order# {row.orderNum}</Link>
                </>
              )}
            </dd>
          </>
        )}
      </dl>
      {!isClosed && <AnswerForm row={row} onClose={onClose} />}
      <div className="row">
        <Button rank="outline" busy={moving.busy} onClick={() => moving.save(undefined)}>
          {isClosed ? 'Reopen' : 'Close without another email'}
        </Button>
      </div>
    </div>
  )
}

const wordsOf = ({ productName, quantity, hcpcs, sku, unitPrice }: QuoteRow['lines'][number]) =>
  [
    `${formatCount(quantity)} × ${productName}`,
    hcpcs ? `HCPCS ${hcpcs}` : sku,
    ...(unitPrice === null ? [] : [`${formatMoney(unitPrice)} each`]),
  ].join(', ')
