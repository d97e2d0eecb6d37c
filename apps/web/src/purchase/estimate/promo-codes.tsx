import { toDollars } from '@mendwell/contract/wire/dollars'
import { MAX_CODES, readCode } from '@mendwell/domain/offers/codes'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { QuoteAnswer } from '../../api/orders/orders.ts'
import { shopConfig } from '../../api/shop.ts'
import { currentLanguage } from '../../lib/words/language.ts'
import { formatMoney } from '../../lib/words/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import textButtonStyles from '../../ui/buttons/text-button.module.css'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { announce } from '../../ui/notices/announcer.tsx'
import { codesOfCart, storeCodes, useCodes } from '../offers/codes.ts'
import { offerText } from '../offers/offer-texts.ts'
import type { Figures } from './estimate.ts'
import styles from './promo-codes.module.css'

type Refused = QuoteAnswer['refusedCodes'][number]

/** What offers take off the cart, why a code takes nothing off, and the code field. */
export function PromoCodes({ figures }: { figures: Figures }) {
  const codes = useCodes()
  const { offers, currency, settled } = figures
  const [tried, setTried] = useState<string>()
  const refused = offers?.refusedCodes ?? []
  const unknown = refused.find(({ code, reason }) => isGuess(reason) && code === tried)
  useTriedCode(settled ? tried : undefined, refused)
  const kept = refused.filter(({ code }) => code !== unknown?.code)
  return (
    <div className={styles.codes}>
      {offers && offers.discounts.length > 0 && (
        <ul className={styles.list} aria-label={offerText('offers.applied')}>
          {offers.discounts.map(({ promotionId, name, nameEs, code, goods, shipping }) => (
            <li key={promotionId}>
              <Icon name="tag" />
              <span>
                {currentLanguage() === 'es' ? nameEs : name}
                {code && <b className="strong"> {code}</b>}
                <span className="muted">
                  {' '}
                  {offerText('offers.off', { amount: formatMoney(goods + shipping, currency) })}
                </span>
              </span>
              {code && <RemoveCode code={code} />}
            </li>
          ))}
        </ul>
      )}
      {(offers?.discount ?? 0) > 0 && <ReclaimRule />}
      {kept.length > 0 && (
        <ul className={styles.list}>
          {kept.map((one) => (
            <li key={one.code}>
              <Icon name="alert-triangle" />
              <span>{reasonOf(one, currency)}</span>
              <RemoveCode code={one.code} />
            </li>
          ))}
        </ul>
      )}
      <CodeForm
        count={codes.length}
        onTry={setTried}
        error={unknown && reasonOf(unknown, currency)}
      />
    </div>
  )
}

/** Only where the owner has it so: a return may take back a discount (decision 0084). */
function ReclaimRule() {
  const { data } = useQuery(shopConfig())
  return data?.reclaimOnReturn ? <p className="small muted">{offerText('offers.reclaim')}</p> : null
}

/** Unknown codes are not stored. */
const isGuess = (reason: Refused['reason']) => reason === 'NO_SUCH_CODE'

/** Once the shop has answered about a code: announced, and an unknown one is replaced by the next. */
function useTriedCode(tried: string | undefined, refused: readonly Refused[]) {
  const said = useRef<string>(undefined)
  const isRefused = refused.some(({ code }) => code === tried)
  useEffect(() => {
    if (tried === undefined || tried === said.current) return
    said.current = tried
    if (!isRefused) announce(offerText('offers.added', { code: tried }))
  }, [tried, isRefused])
}

function RemoveCode({ code }: { code: string }) {
  return (
    <button
      type="button"
      className={textButtonStyles.button}
      aria-label={offerText('offers.removeCode', { code })}
      onClick={() => {
        storeCodes(codesOfCart().filter((one) => readCode(one) !== code))
        announce(offerText('offers.removed', { code }))
      }}
    >
      {offerText('offers.remove')}
    </button>
  )
}

interface CodeFormProps {
  count: number
  onTry: (code: string) => void
  /** Why the last typed code was rejected. */
  error: string | undefined
}

function CodeForm({ count, onTry, error }: CodeFormProps) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [last, setLast] = useState('')
  // An unknown code stays in the field to be corrected.
  const shown = typed ?? (error ? last : '')
  const send = (event: FormEvent) => {
    event.preventDefault()
    const code = readCode(shown.replaceAll(',', ''))
    if (code === '') return setProblem(offerText('offers.missing'))
    // Removes an earlier wrong guess to make room.
    const others = codesOfCart().filter((one) => readCode(one) !== (error ? last : code))
    if (others.length >= MAX_CODES && !others.includes(code)) {
      return setProblem(offerText('offers.tooMany', { count: MAX_CODES }))
    }
    setProblem(undefined)
    setLast(code)
    onTry(code)
    storeCodes([...others.filter((one) => one !== code), code])
    setTyped(undefined)
  }
  if (!isOpen && !error) {
    return (
      <button
        type="button"
        className={`${textButtonStyles.button} ${styles.ask}`}
        aria-expanded={false}
        onClick={() => setOpen(true)}
      >
        {offerText('offers.ask')}
      </button>
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <TextField
        label={offerText('offers.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        autoFocus={count === 0}
        value={shown}
        error={problem ?? error}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" rank="outline">
        {offerText('offers.apply')}
      </Button>
    </form>
  )
}

/** In plain words: 'Code FALL10 counts from $50.00; $12.40 more.' */
function reasonOf({ code, reason, wanted, missing }: Refused, currency: string): string {
  const money = (cents: number | null) => formatMoney(toDollars(cents ?? 0), currency)
  if (reason === 'MIN_SUBTOTAL') {
    return offerText('offers.MIN_SUBTOTAL', {
      code,
      wanted: money(wanted),
      missing: money(missing),
    })
  }
  if (reason === 'MIN_QUANTITY') {
    const key = missing === 1 ? 'offers.MIN_QUANTITY.one' : 'offers.MIN_QUANTITY.other'
    return offerText(key, { code, wanted: wanted ?? 0, missing: missing ?? 0 })
  }
  return offerText(`offers.${reason}`, { code })
}
