import { toDollars } from '@mendwell/contract/wire/dollars'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoney, t, translateWord } from '../../lib/words/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Dialog } from '../../ui/notices/dialog.tsx'
import type { Figures } from '../estimate/estimate.ts'
import dialogStyles from '../payment/payment-dialog.module.css'
import {
  addressInLine,
  TEST_ADDRESSES,
  TEST_CARDS,
  TEST_HOME,
  TEST_OWNER,
  type TestAddress,
} from './test-wallet.ts'
import type { Wallet } from './use-wallet.ts'
import { sumsOf } from './wallet-sums.ts'
import { refusalOfAddress, walletText } from './wallet-text.ts'

/** Looks like the wallets' own buttons. */
const BUTTON_STYLE = { background: '#000', borderColor: '#000', color: '#fff' }

/** The sandbox's wallet: a dialog that acts like the sheet of Apple Pay or Google Pay. */
export function SandboxWallet({ wallet }: { wallet: Wallet }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="button big wide"
        style={BUTTON_STYLE}
        aria-haspopup="dialog"
        onClick={() => setOpen(wallet.open())}
      >
        <Icon name="credit-card" />
        {walletText('wallet.test')}
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={walletText('wallet.title')}
        closeLabel={walletText('wallet.close')}
        banner={
          <p className={dialogStyles.sandbox}>
            <Icon name="alert-triangle" />
            {walletText('wallet.sandbox')}
          </p>
        }
      >
        <Sheet wallet={wallet} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

interface SheetProps {
  wallet: Wallet
  onClose: () => void
}

function Sheet({ wallet, onClose }: SheetProps) {
  const [address, setAddress] = useState(TEST_HOME)
  const [token, setToken] = useState(TEST_CARDS[0]?.token ?? '')
  const { figures, refusal } = usePriceAt(wallet, address)
  const { name, email, phone } = TEST_OWNER
  const pay = () => {
    if (!figures) return
    const shipping = wallet.isDelivery ? { name, address } : null
    wallet.pay({
      details: { ...TEST_OWNER, shipping },
      agreed: figures,
      makeToken: async () => ({ token }),
      onRefused: onClose,
    })
  }
  return (
    <div className="stack">
      <p className="small">
        <b className="strong">{name}</b>
        <br />
        {email}, {phone}
      </p>
      {wallet.isDelivery && (
        <SelectField
          label={walletText('wallet.shipTo')}
          options={TEST_ADDRESSES.map((one, index) => ({
            value: String(index),
            label: addressInLine(one),
          }))}
          value={String(TEST_ADDRESSES.indexOf(address))}
          onChange={(event) => {
            setAddress(TEST_ADDRESSES[Number(event.currentTarget.value)] ?? TEST_HOME)
          }}
        />
      )}
      <SelectField
        label={walletText('wallet.card')}
        options={TEST_CARDS.map((card) => ({
          value: card.token,
          label: translateWord(card.label),
        }))}
        value={token}
        onChange={(event) => setToken(event.currentTarget.value)}
      />
      {refusal && (
        <p className="note warn" role="alert">
          <Icon name="alert-triangle" />
          {refusal}
        </p>
      )}
      {figures && <Sums figures={figures} />}
      {!refusal && (
        <Button icon="lock" big wide busy={!figures || wallet.busy} onClick={pay}>
          {payLabel(figures, wallet.busy)}
        </Button>
      )}
    </div>
  )
}

/** The shop's quote for that address; the page's own if nothing ships. */
function usePriceAt(wallet: Wallet, address: TestAddress) {
  const { data, error, isFetching } = useQuery({
    queryKey: ['price at test wallet', address.address],
    queryFn: () => wallet.quote(address),
    enabled: wallet.isDelivery,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  if (!wallet.isDelivery) return { figures: wallet.figures, refusal: undefined }
  const isKnown = !isFetching
  return {
    figures: isKnown ? data : undefined,
    refusal: isKnown && error ? refusalOfAddress(error) : undefined,
  }
}

function Sums({ figures }: { figures: Figures }) {
  const { currency, grandTotal = 0 } = figures
  return (
    <div>
      {sumsOf(figures).map(({ name, cents }) => (
        <p key={name} className="row between tabular">
          <span>{name}</span>
          {formatMoney(toDollars(cents), currency)}
        </p>
      ))}
      <p className="row between tabular strong">
        <span>{t('totals.total')}</span>
        {formatMoney(grandTotal, currency)}
      </p>
    </div>
  )
}

function payLabel(figures: Figures | undefined, isSending: boolean): string {
  if (isSending) return t('payment.sending')
  if (!figures) return walletText('wallet.pricing')
  const amount = formatMoney(figures.grandTotal ?? 0, figures.currency)
  return walletText('wallet.pay', { amount })
}
