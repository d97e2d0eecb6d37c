import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { CallProblem } from '../../api/calls/call.ts'
import { type GiftCardOffer, type GiftSale, startGiftSale } from '../../api/orders/gift-sales.ts'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { RefusalNote } from '../../components/forms/refusal-note.tsx'
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { useKeyOf } from '../../lib/forms/use-key-of.ts'
import { formatMoney, t, translateMessage } from '../../lib/words/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import choiceStyles from '../../ui/fields/choice.module.css'
import { TextArea, TextField } from '../../ui/fields/text-field.tsx'
import type { GiftValues } from './gift-draft.ts'
import { giftSaleText } from './gift-sale-text.ts'
import { bodyOf, boundsOf, GIFT_FIELDS, giftSchema } from './gift-schema.ts'

interface GiftFormProps {
  offer: GiftCardOffer
  draft: GiftValues | undefined
  onType: (values: GiftValues) => void
  onStarted: (sale: GiftSale, values: GiftValues) => void
}

/** Which card, for whom, and from whom. */
export function GiftForm({ offer, draft, onType, onStarted }: GiftFormProps) {
  const form = useCheckedForm<GiftValues>({
    initialValues: {
      choice: String(offer.amounts[1] ?? offer.amounts[0] ?? 'other'),
      other: '',
      way: 'SEND',
      recipientName: '',
      recipientEmail: '',
      message: '',
      sendOn: '',
      buyerName: '',
      buyerEmail: '',
    },
    ...(draft && { draft }),
    schema: giftSchema(offer),
    fields: GIFT_FIELDS,
    onValuesChange: onType,
  })
  const [refusal, setRefusal] = useState<string>()
  const keyOf = useKeyOf()
  const starting = useMutation({
    mutationFn: (values: GiftValues) => {
      const body = bodyOf(values)
      return startGiftSale(body, keyOf(body))
    },
    onMutate: () => setRefusal(undefined),
    onSuccess: onStarted,
    onError: (error) => {
      if (!(error instanceof CallProblem)) return setRefusal(t('payment.unreachable'))
      const { errors, detail, sentence } = error.problem
      if (!errors || !form.showErrors(errors)) setRefusal(translateMessage(detail, sentence))
    },
    networkMode: 'always',
  })
  const { way } = form.values
  return (
    <form
      className="stack-large"
      noValidate
      onSubmit={form.submit((values) => starting.mutate(values))}
    >
      <FormErrors form={form} />
      <Amounts offer={offer} form={form} />
      <fieldset className="stack">
        <legend className="strong">{giftSaleText('giftSale.how')}</legend>
        <div className="two-columns">
          <Choice
            name="way"
            label={giftSaleText('giftSale.send')}
            help={giftSaleText('giftSale.sendHelp')}
            isChosen={way === 'SEND'}
            onChoose={() => form.set({ way: 'SEND' })}
          />
          <Choice
            name="way"
            label={giftSaleText('giftSale.print')}
            help={giftSaleText('giftSale.printHelp')}
            isChosen={way === 'PRINT'}
            onChoose={() => form.set({ way: 'PRINT' })}
          />
        </div>
        {way === 'SEND' && <Recipient offer={offer} form={form} />}
      </fieldset>
      <fieldset className="stack">
        <legend className="strong">{giftSaleText('giftSale.you')}</legend>
        <div className="two-columns">
          <TextField
            label={giftSaleText('giftSale.buyerName')}
            autoComplete="name"
            autoCorrect="off"
            {...form.field('buyerName')}
          />
          <TextField
            label={giftSaleText('giftSale.buyerEmail')}
            hint={giftSaleText('giftSale.buyerEmailHint')}
            type="email"
            autoComplete="email"
            autoCapitalize="off"
            {...form.field('buyerEmail')}
          />
        </div>
      </fieldset>
      <RefusalNote text={refusal} />
      <div className="stack-small">
        <Button type="submit" big busy={starting.isPending}>
          {giftSaleText('giftSale.continue')}
        </Button>
        <p className="small muted">{giftSaleText('giftSale.fine')}</p>
      </div>
    </form>
  )
}

type Form = ReturnType<typeof useCheckedForm<GiftValues>>

function Amounts({ offer, form }: { offer: GiftCardOffer; form: Form }) {
  const { choice } = form.values
  const choose = (one: string) => form.set({ choice: one })
  return (
    <fieldset className="stack">
      <legend className="strong">{giftSaleText('giftSale.amount')}</legend>
      <div className="row">
        {offer.amounts.map((amount) => (
          <Choice
            key={amount}
            name="amount"
            label={formatMoney(amount, offer.currency).replace(/[.,]00$/, '')}
            isChosen={choice === String(amount)}
            onChoose={() => choose(String(amount))}
          />
        ))}
        <Choice
          name="amount"
          label={giftSaleText('giftSale.other')}
          isChosen={choice === 'other'}
          onChoose={() => choose('other')}
        />
      </div>
      {choice === 'other' && (
        <TextField
          label={giftSaleText('giftSale.otherLabel')}
          hint={giftSaleText('giftSale.range', boundsOf(offer))}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          {...form.field('other')}
        />
      )}
    </fieldset>
  )
}

function Recipient({ offer, form }: { offer: GiftCardOffer; form: Form }) {
  const optional = t('common.optional')
  return (
    <div className="two-columns">
      <TextField
        label={giftSaleText('giftSale.recipientName')}
        optional={optional}
        autoComplete="off"
        autoCorrect="off"
        {...form.field('recipientName')}
      />
      <TextField
        label={giftSaleText('giftSale.recipientEmail')}
        type="email"
        autoComplete="off"
        autoCapitalize="off"
        {...form.field('recipientEmail')}
      />
      <TextArea
        full
        label={giftSaleText('giftSale.message')}
        optional={optional}
        rows={3}
        maxLength={500}
        {...form.field('message')}
      />
      <TextField
        label={giftSaleText('giftSale.sendOn')}
        hint={giftSaleText('giftSale.sendOnHint')}
        optional={optional}
        type="date"
        min={offer.today}
        max={offer.lastDay}
        {...form.field('sendOn')}
      />
    </div>
  )
}

interface ChoiceProps {
  name: string
  label: string
  help?: string
  isChosen: boolean
  onChoose: () => void
}

function Choice({ name, label, help, isChosen, onChoose }: ChoiceProps) {
  const { choice, chosen } = choiceStyles
  return (
    <label className={isChosen ? `${choice} ${chosen}` : choice}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>
        <b className="strong">{label}</b>
        {help && (
          <>
            <br />
            <span className="small muted">{help}</span>
          </>
        )}
      </span>
    </label>
  )
}
