import { mailHead } from '@mendwell/contract/content/mails'
import { isUrgent } from '@mendwell/domain/recalls/recalls'
import type { Language } from '@mendwell/domain/words/languages'
import type { Config } from '../../../config/config.ts'
import type { Composer, MailBlock } from '../../messages/mail/mail-content.ts'
import { findNotice, type StoredNotice } from './notices.repository.ts'

/**
 * To an order that received recalled goods (rules of recalls, 2.5): what and why, what to do, one link to answer. In
 * both languages, and about nothing else. Not sent once it was answered.
 */
export const composeRecallNotice: Composer<'recall_notice'> = async (
  { db, config, settings },
  { payload },
) => {
  const notice = await findNotice(db, { noticeId: payload.noticeId })
  if (notice?.recallStatus !== 'ACTIVE' || notice.answer !== null) return undefined
  const { orderNum } = notice
  const name = isUrgent(notice.recallClass) ? 'recall_urgent' : 'recall'
  return {
    head: mailHead(name, { number: orderNum }),
    preview: 'Please read this before you use it. Léalo antes de usarlo.',
    title: 'A product that we sent you is being recalled.',
    blocks: [
      { type: 'facts', rows: factsOf(notice, 'en') },
      { type: 'heading', text: 'Why' },
      { type: 'text', text: notice.reason },
      { type: 'heading', text: 'What to do' },
      { type: 'text', text: notice.instructions },
      { type: 'text', text: `${GIVES.en[notice.remedy]} ${PASS_ON.en}` },
      {
        type: 'button',
        label: 'Answer this notice',
        url: linkOf(config, notice),
      },
      { type: 'note', text: PHONE.en(settings.phone) },
      { type: 'heading', text: 'Aviso de retiro' },
      { type: 'facts', rows: factsOf(notice, 'es') },
      { type: 'text', text: notice.instructionsEs || notice.instructions },
      { type: 'text', text: `${GIVES.es[notice.remedy]} ${PASS_ON.es}` },
      {
        type: 'link',
        label: 'Responder a este aviso',
        url: linkOf(config, notice),
      },
      { type: 'note', text: PHONE.es(settings.phone) },
    ] satisfies MailBlock[],
  }
}

/** Opens a notice, and answers it without an account. */
export const linkOf = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { token }: Pick<StoredNotice, 'token'>,
) => `${publicUrl}/#/recalls?t=${token}`

const LABELS = {
  en: {
    order: 'Order',
    maker: 'Recalled by',
    lot: 'Lot',
    unknown: 'not recorded: check the package',
  },
  es: { order: 'Pedido', maker: 'Lo retira', lot: 'Lote', unknown: 'no anotado: mire el envase' },
} as const

function factsOf({ orderNum, firm, pieces }: StoredNotice, language: Language) {
  const labels = LABELS[language]
  return [
    { label: labels.order, value: orderNum },
    { label: labels.maker, value: firm },
    ...pieces.map(({ productName, lot, quantity, sentOn }) => ({
      label: `${quantity} × ${productName}, ${sentOn}`,
      value: `${labels.lot} ${lot ?? labels.unknown}`,
    })),
  ]
}

const GIVES = {
  en: {
    REFUND: 'We refund what you paid for the pieces that you still have.',
    REPLACEMENT: 'We replace the pieces that you still have at no cost.',
    NONE: 'Nothing needs to be sent back to us.',
  },
  es: {
    REFUND: 'Le devolvemos lo que pagó por las piezas que todavía tiene.',
    REPLACEMENT: 'Le cambiamos sin costo las piezas que todavía tiene.',
    NONE: 'No hace falta que nos envíe nada.',
  },
} as const

const PASS_ON = {
  en: 'If you gave the product to somebody, please pass this notice on.',
  es: 'Si le dio el producto a otra persona, entréguele este aviso.',
} as const

const PHONE = {
  en: (phone: string) =>
    `You need no account to answer. If you depend on the product, ask your doctor before you stop using it. Questions: ${phone}`,
  es: (phone: string) =>
    `No necesita una cuenta para responder. Si depende del producto, pregunte a su médico antes de dejar de usarlo. Preguntas: ${phone}`,
} as const
