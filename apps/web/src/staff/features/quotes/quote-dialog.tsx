import { useRef, useState } from 'react'
import { answerQuote, closeQuote, type QuoteRow } from '../../../api/staff/orders/quotes.ts'
import { STAFF_KEY } from '../../../api/staff/staff-key.ts'
import { newKey } from '../../../lib/new-key.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextArea } from '../../../ui/fields/text-field.tsx'
import { StaffDialog } from '../../components/dialogs/staff-dialog.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import detailStyles from '../../components/page/details.module.css'
import { formatMoment } from '../../components/page/formats.ts'

interface QuoteDialogProps {
  row: QuoteRow | undefined
  onClose: () => void
}

/** One request: the question, past answers, and the next answer. Stays mounted, so that focus returns. */
export function QuoteDialog({ row, onClose }: QuoteDialogProps) {
  const title = row ? `Quote for ${row.name}` : 'Quote'
  return (
    <StaffDialog opened={row !== undefined} onClose={onClose} title={title}>
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
        <dt>Product</dt>
        <dd>
          {row.quantity} × {row.productName}, {row.hcpcs ? `HCPCS ${row.hcpcs}` : row.sku}
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

function AnswerForm({ row, onClose }: { row: QuoteRow; onClose: () => void }) {
  const [answer, setAnswer] = useState('')
  const [isMissing, setMissing] = useState(false)
  const key = useRef({ of: '', key: newKey() })
  const { save, busy, refusal } = useSave(
    (text: string) => {
      // The same text keeps its key, so that a retry after a lost answer mails nothing twice.
      if (key.current.of !== text) key.current = { of: text, key: newKey() }
      return answerQuote({ requestId: row.requestId, answer: text }, key.current.key)
    },
    {
      outdates: [STAFF_KEY],
      success: ({ email }) => `Answer emailed to ${email}.`,
      onSaved: onClose,
    },
  )
  return (
    <>
      <Refusal refusal={refusal} />
      <TextArea
        data-autofocus
        label={row.answer ? 'Another answer' : 'Answer to the customer'}
        hint="Price, what it includes, and how long it is valid"
        rows={6}
        value={answer}
        error={isMissing && answer.trim() === '' ? 'Enter an answer' : undefined}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <div className="row">
        <Button
          busy={busy}
          onClick={() => {
            if (answer.trim() === '') setMissing(true)
            else save(answer)
          }}
        >
          Email the answer
        </Button>
      </div>
    </>
  )
}
