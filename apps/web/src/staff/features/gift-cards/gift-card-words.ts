import { toCents } from '@mendwell/contract/wire/dollars'
import { CASH_OUT_BELOW_CENTS } from '@mendwell/domain/tenders/ledger'
import type {
  GiftCardAction,
  GiftCardDetail,
  GiftCardRow,
} from '../../../api/staff/orders/gift-cards.ts'
import type { Tone } from '../../components/page/tags.tsx'

type State = GiftCardRow['state']
type EntryKind = GiftCardDetail['entries'][number]['kind']

export const KIND_WORDS: Record<GiftCardRow['kind'], string> = {
  GIFT_CARD: 'Gift card',
  PROMOTIONAL: 'Given away',
  STORE_CREDIT: 'Store credit',
}

export const STATES: Record<State, { words: string; tone: Tone }> = {
  ISSUED: { words: 'Scheduled', tone: 'info' },
  ACTIVE: { words: 'Active', tone: 'good' },
  DISABLED: { words: 'Blocked', tone: 'bad' },
  CLOSED: { words: 'Closed', tone: 'off' },
}

export const ENTRY_WORDS: Record<EntryKind, string> = {
  ISSUE: 'Issued',
  HOLD: 'Held for an order',
  CAPTURE: 'Spent',
  RELEASE: 'No longer held',
  REFUND: 'Refunded to it',
  CASH_OUT: 'Paid out in cash',
  VOID: 'Voided',
  ADJUST: 'Corrected',
}

interface Act {
  /** On the button. */
  label: string
  /** Above the question. */
  title: string
  /** The consequence, before it is done. */
  follows: string
  /** The message afterwards. */
  done: string
  danger: boolean
}

export const ACTS: Record<GiftCardAction, Act> = {
  DISABLE: {
    label: 'Block',
    title: 'Block this card?',
    follows: 'Nobody can pay with it until it is unblocked. The balance stays.',
    done: 'The card is blocked.',
    danger: true,
  },
  ENABLE: {
    label: 'Unblock',
    title: 'Unblock this card?',
    follows: 'It can pay again.',
    done: 'The card can pay again.',
    danger: false,
  },
  VOID: {
    label: 'Void',
    title: 'Void this card?',
    follows:
      'The balance is lost, and the card is closed for good. A partly spent card can’t be voided.',
    done: 'The card is void.',
    danger: true,
  },
  CASH_OUT: {
    label: 'Pay out in cash',
    title: 'Pay the rest out in cash?',
    follows: 'Hand over what is left, then confirm. The card is closed for good.',
    done: 'Paid out. The card is closed.',
    danger: true,
  },
  MAIL: {
    label: 'Email a new code',
    title: 'Email a new code?',
    follows: 'The person it is for gets a new code. Earlier codes of this card stop working.',
    done: 'A new code is on its way.',
    danger: false,
  },
}

/** None of it is spent or held for an order. */
const isWhole = ({ balance, issued, held }: GiftCardRow) => balance === issued && held === 0

/** Whether a card bought online can be refunded; the server checks again. */
export const canRefund = (card: GiftCardRow) =>
  card.sale !== null && card.state !== 'CLOSED' && isWhole(card)

/** Whether a card bought online can be sent to someone else; the server checks again. */
export const canCorrectRecipient = (card: GiftCardRow) =>
  canRefund(card) && card.state !== 'DISABLED'

/** The possible actions for a card in its current state; the server checks again. */
export function actionsFor(card: GiftCardRow) {
  const { state, kind, balance, held, recipientEmail, sale } = card
  const can: Record<GiftCardAction, boolean> = {
    MAIL: state === 'ACTIVE' && kind !== 'STORE_CREDIT' && recipientEmail !== null,
    DISABLE: state === 'ACTIVE' || state === 'ISSUED',
    ENABLE: state === 'DISABLED',
    CASH_OUT:
      state === 'ACTIVE' &&
      kind === 'GIFT_CARD' &&
      balance > 0 &&
      toCents(balance) < CASH_OUT_BELOW_CENTS &&
      held === 0,
    VOID: state !== 'CLOSED' && isWhole(card) && sale === null,
  }
  return (Object.keys(can) as GiftCardAction[]).filter((action) => can[action])
}
