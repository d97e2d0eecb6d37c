import { readGiftCardCode } from '@mendwell/domain/tenders/gift-card-code'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { lookUpGiftCard } from '../../api/orders/tenders.ts'
import { Crumbs } from '../../components/places/crumbs.tsx'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { formatMoney } from '../../lib/words/texts.ts'
import {
  giftCardText,
  problemOfCode,
  refusalOfCard,
} from '../../purchase/payment/balances/gift-card-texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { NARROW } from './narrow.ts'

type Found = Awaited<ReturnType<typeof lookUpGiftCard>>

/** The balance of a gift card, for anyone with its code. */
export function BalancePage() {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [found, setFound] = useState<Found>()
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const code = readGiftCardCode(typed)
    setFound(undefined)
    const wrong = problemOfCode(code)
    setProblem(wrong)
    if (wrong) return
    setBusy(true)
    try {
      setFound(await lookUpGiftCard(code))
    } catch (error) {
      setProblem(refusalOfCard(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="page stack" style={NARROW}>
      <Crumbs trail={[{ label: giftCardText('giftCard.title') }]} />
      <PageTitle title={giftCardText('giftCard.title')} />
      <p className="lead">{giftCardText('giftCard.lead')}</p>
      <form className="panel stack" noValidate onSubmit={(event) => void send(event)}>
        <TextField
          label={giftCardText('giftCard.code')}
          hint={giftCardText('giftCard.codeHelp')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          value={typed}
          error={problem}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" busy={busy}>
            {giftCardText('giftCard.check')}
          </Button>
        </div>
        <div role="status">{found && <Balance found={found} />}</div>
      </form>
      <p>
        <Link to="/gift-card/buy">{giftCardText('giftCard.buy')}</Link>
      </p>
    </div>
  )
}

function Balance({ found: { balance, currency, expiresOn } }: { found: Found }) {
  if (balance === 0) return <p>{giftCardText('giftCard.empty')}</p>
  return (
    <>
      <p className="strong">
        {giftCardText('giftCard.left', { amount: formatMoney(balance, currency) })}
      </p>
      <p className="muted">
        {expiresOn
          ? giftCardText('giftCard.until', { day: expiresOn })
          : giftCardText('giftCard.never')}
      </p>
    </>
  )
}
