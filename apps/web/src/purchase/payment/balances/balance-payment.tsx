import { toCents } from '@mendwell/contract/wire/dollars'
import { readGiftCardCode } from '@mendwell/domain/tenders/gift-card-code'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  orderTenders,
  payByGiftCard,
  payByStoreCredit,
  payWithoutCard,
  removeTender,
  type TendersAnswer,
} from '../../../api/orders/tenders.ts'
import { formatMoney } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import textButtonStyles from '../../../ui/buttons/text-button.module.css'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { announce } from '../../../ui/notices/announcer.tsx'
import styles from './balance-payment.module.css'
import { giftCardText, problemOfCode, refusalOfCard } from './gift-card-texts.ts'

interface BalancePaymentProps {
  orderId: number
  /** What the card still has to pay, in cents. */
  onDue: (cents: number) => void
  onPaid: (message: string) => void
}

/** Gift cards and store credit that pay for part of an order, or all of it: then no card is needed. */
export function BalancePayment({ orderId, onDue, onPaid }: BalancePaymentProps) {
  const { tenders, busy, problem, run } = useTenders(orderId, onDue)
  if (!tenders) return null
  const { currency, due, storeCredit } = tenders
  const money = (dollars: number) => formatMoney(dollars, currency)
  const balances = tenders.tenders.filter(
    ({ kind }) => kind === 'GIFT_CARD' || kind === 'STORE_CREDIT',
  )
  const said = (after: TendersAnswer) =>
    after.due === 0
      ? giftCardText('giftCard.covered')
      : giftCardText('giftCard.applied', { amount: money(after.due) })
  const pay = () =>
    run(
      () => payWithoutCard(orderId),
      (after) => {
        if (after.isPaid) onPaid(giftCardText('giftCard.paid'))
      },
    )
  return (
    <div className={styles.balances}>
      {balances.length > 0 && (
        <ul className={styles.list} aria-label={giftCardText('giftCard.paying')}>
          {balances.map((one) => (
            <li key={one.tenderNo}>
              <span>{nameOf(one)}</span>
              <b className="strong">−{money(one.amount)}</b>
              <button
                type="button"
                className={textButtonStyles.button}
                disabled={busy}
                aria-label={giftCardText('giftCard.removeOne', { name: nameOf(one) })}
                onClick={() =>
                  run(
                    () => removeTender(orderId, one.tenderNo),
                    (after) =>
                      announce(
                        giftCardText('giftCard.removed', {
                          name: nameOf(one),
                          amount: money(after.due),
                        }),
                      ),
                  )
                }
              >
                {giftCardText('giftCard.remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {due === 0 ? (
        <>
          <p>{giftCardText('giftCard.covered')}</p>
          <Button busy={busy} onClick={pay}>
            {giftCardText('giftCard.pay')}
          </Button>
        </>
      ) : (
        <div className={styles.asks}>
          {storeCredit > 0 && (
            <button
              type="button"
              className={textButtonStyles.button}
              disabled={busy}
              onClick={() =>
                run(
                  () => payByStoreCredit(orderId),
                  (after) => announce(said(after)),
                )
              }
            >
              {giftCardText('giftCard.useCredit', { amount: money(storeCredit) })}
            </button>
          )}
          <CodeForm
            busy={busy}
            onCode={(code) =>
              run(
                () => payByGiftCard(orderId, code),
                (after) => announce(said(after)),
              )
            }
            problem={problem}
          />
        </div>
      )}
    </div>
  )
}

const nameOf = ({ kind, last4 }: TendersAnswer['tenders'][number]): string =>
  kind === 'STORE_CREDIT'
    ? giftCardText('giftCard.STORE_CREDIT')
    : giftCardText('giftCard.GIFT_CARD', { last4: last4 ?? '' })

/** The tenders of an order as the shop has them, changed one at a time. */
function useTenders(orderId: number, onDue: (cents: number) => void) {
  const client = useQueryClient()
  const options = orderTenders(orderId)
  const tenders = useQuery({ ...options, staleTime: 0 }).data
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const sending = useRef(false)
  const due = tenders && toCents(tenders.due)
  useEffect(() => {
    if (due !== undefined) onDue(due)
  }, [due, onDue])
  const run = async (
    ask: () => Promise<TendersAnswer>,
    then: (after: TendersAnswer) => void,
  ): Promise<boolean> => {
    if (sending.current) return false
    sending.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      const after = await ask()
      client.setQueryData(options.queryKey, after)
      then(after)
      return true
    } catch (error) {
      setProblem(refusalOfCard(error))
      return false
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  return { tenders, busy, problem, run }
}

interface CodeFormProps {
  busy: boolean
  onCode: (code: string) => Promise<boolean>
  problem: string | undefined
}

function CodeForm({ busy, onCode, problem }: CodeFormProps) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const code = readGiftCardCode(typed)
    const wrongNow = problemOfCode(code)
    setWrong(wrongNow)
    if (wrongNow) return
    if (await onCode(code)) setTyped('')
  }
  if (!isOpen) {
    return (
      <>
        <button
          type="button"
          className={textButtonStyles.button}
          aria-expanded={false}
          onClick={() => setOpen(true)}
        >
          {giftCardText('giftCard.ask')}
        </button>
        {problem && <p role="alert">{problem}</p>}
      </>
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <TextField
        label={giftCardText('giftCard.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        autoFocus
        value={typed}
        error={wrong ?? problem}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" rank="outline" busy={busy}>
        {giftCardText('giftCard.apply')}
      </Button>
    </form>
  )
}
