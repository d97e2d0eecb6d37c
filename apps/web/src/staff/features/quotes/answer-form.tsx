import { toCents, toDollars } from '@mendwell/contract/wire/dollars'
import { offeredCents } from '@mendwell/domain/orders/quote-requests'
import { useState } from 'react'
import { answerQuote, type QuoteRow } from '../../../api/staff/orders/quotes.ts'
import { STAFF_KEY } from '../../../api/staff/staff-key.ts'
import { useKeyOf } from '../../../lib/forms/use-key-of.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { isDollars } from '../../components/forms/typed-values.ts'
import { errorsByPath, useSave } from '../../components/forms/use-save.ts'
import { formatMoney } from '../../components/page/formats.ts'

interface AnswerFormProps {
  row: QuoteRow
  onClose: () => void
}

interface Answer {
  answer: string
  offer: { prices: { lineNumber: number; unitPrice: number }[]; validUntil: string } | null
}

/** The answer in words, and a price for each product through a day, if the customer is to order at them. */
export function AnswerForm({ row, onClose }: AnswerFormProps) {
  const { requestId, lines, orderId } = row
  const [answer, setAnswer] = useState('')
  const [prices, setPrices] = useState<Record<number, string>>(() =>
    Object.fromEntries(
      lines.map(({ lineNumber, unitPrice }) => [lineNumber, unitPrice?.toFixed(2) ?? '']),
    ),
  )
  const [validUntil, setValidUntil] = useState(row.validUntil ?? '')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const keyOf = useKeyOf()
  const { save, busy, refusal } = useSave(
    (typed: Answer) => answerQuote({ requestId, ...typed }, keyOf(typed)),
    {
      outdates: [STAFF_KEY],
      success: ({ email }) => `Answer emailed to ${email}.`,
      onSaved: onClose,
      onErrors: (wrong) => {
        setErrors(errorsByPath(wrong))
        return wrong.every(({ path }) => path === 'answer' || path.startsWith('offer.'))
      },
    },
  )
  const priced = lines.map(({ lineNumber, quantity }) => ({
    lineNumber,
    quantity,
    typed: prices[lineNumber]?.trim() ?? '',
  }))
  const isOffer = orderId === null && priced.some(({ typed }) => typed !== '')
  const send = () => {
    const wrong: Record<string, string> = {
      ...(answer.trim() === '' && { answer: 'Enter an answer' }),
      ...(isOffer &&
        validUntil === '' && { 'offer.validUntil': 'Enter the last day of the prices' }),
    }
    for (const { lineNumber, typed } of isOffer ? priced : []) {
      if (!isDollars(typed)) wrong[`offer.prices.${lineNumber}`] = 'Enter a price such as 12.50'
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    const offered = priced.map(({ lineNumber, typed }) => ({
      lineNumber,
      unitPrice: Number(typed),
    }))
    save({ answer, offer: isOffer ? { prices: offered, validUntil } : null })
  }
  return (
    <>
      <Refusal refusal={refusal} />
      <TextArea
        data-autofocus
        label={row.answer ? 'Another answer' : 'Answer to the customer'}
        hint="What the prices include, and what else the customer should know"
        rows={5}
        value={answer}
        error={errors.answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      {orderId === null && (
        <>
          <p className="small muted">
            With a price for each product, the email has a link to order at these prices. Leave them
            empty to answer in words only.
          </p>
          <div className="two-columns">
            {lines.map(({ lineNumber, productName, quantity }) => (
              <TextField
                key={lineNumber}
                full
                label={`Price for one ${productName}, in dollars`}
                hint={`${quantity} wanted`}
                inputMode="decimal"
                autoComplete="off"
                value={prices[lineNumber] ?? ''}
                error={errors[`offer.prices.${lineNumber}`]}
                onChange={({ currentTarget: { value } }) =>
                  setPrices({ ...prices, [lineNumber]: value })
                }
              />
            ))}
            <TextField
              label="Prices hold through"
              type="date"
              value={validUntil}
              error={errors['offer.validUntil'] ?? errors['offer.prices']}
              onChange={(event) => setValidUntil(event.currentTarget.value)}
            />
          </div>
          {isOffer && priced.every(({ typed }) => isDollars(typed)) && (
            <p role="status">
              Goods{' '}
              <b className="strong">
                {formatMoney(
                  toDollars(
                    offeredCents(
                      priced.map(({ quantity, typed }) => ({
                        quantity,
                        unitPriceCents: toCents(Number(typed)),
                      })),
                    ),
                  ),
                )}
              </b>
              , plus shipping and tax
            </p>
          )}
        </>
      )}
      <div className="row">
        <Button busy={busy} onClick={send}>
          {isOffer ? 'Email the answer and prices' : 'Email the answer'}
        </Button>
      </div>
    </>
  )
}
