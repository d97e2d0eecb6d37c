import type { BuyGiftCard } from '@mendwell/contract/gift-sales/gift-sales'
import type { FieldError } from '@mendwell/contract/wire/errors'
import { isAmountSold, mailDayRefusal } from '@mendwell/domain/tenders/gift-card-sales'
import type { Language } from '@mendwell/domain/words/languages'
import * as z from 'zod/mini'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { fieldError, invalidFields } from '../../../ground/errors.ts'
import { makeToken } from '../../../ground/secret-token.ts'
import { requestKeyOrNew } from '../../../idempotency/request-key.ts'
import { runOnce } from '../../../idempotency/run-once.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../../limits/reserve-attempt.ts'
import { formatMoney } from '../../settings/shop/format.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { findSale, findToday, insertSale, insertSaleToken } from './gift-sales.repository.ts'

interface Starting {
  sale: BuyGiftCard
  /** The Idempotency-Key header. */
  key: string | undefined
  /** The caller's network address. */
  address: string
  /** The language in which the shop is read; undefined if unknown. */
  language: Language | undefined
}

/** The stored part of an answer: never the token. */
const Started = z.object({ saleId: z.int() })

/**
 * Stores a gift card purchase, once per key; nothing is issued before it is paid. A repeat gets a token of its own.
 * @throws ShopError 422 for an amount or a day that is not offered, or a key used otherwise; 429.
 */
export async function startGiftSale(deps: Deps, { sale, key, address, language }: Starting) {
  const call = requestKeyOrNew({ scope: 'gift card sale', header: key, request: sale })
  const takeBack = await reserveAttempt(deps, LIMITS.giftSale, address)
  const { answer, replayed } = await runOnce(deps.db, { call, answer: Started }, async (tx) => {
    const currency = await checkSale(tx, sale)
    const { amount: amountCents, recipientEmail, ...words } = sale
    const to = recipientEmail ?? sale.buyerEmail
    const sold = { ...words, amountCents, currency, recipientEmail: to }
    return { saleId: await insertSale(tx, { ...sold, mailLanguage: language ?? null }) }
  }).catch(async (error: unknown) => {
    await takeBack()
    throw error
  })
  const { token, sha256: tokenSha256 } = makeToken()
  const { saleId } = answer
  await insertSaleToken(deps.db, { saleId, tokenSha256 })
  const stored = await findSale(deps.db, saleId)
  if (!stored) throw new Error(`No gift card sale ${saleId}`)
  const { saleNum, amountCents: amount, currency } = stored
  return { answer: { saleId, saleNum, amount, currency, saleToken: token }, replayed }
}

/** Returns the currency in which it is sold. */
async function checkSale(tx: Queryable, { amount, sendOn }: BuyGiftCard): Promise<string> {
  const { currency, giftCardRules: rules } = await getShopSettings(tx)
  const errors: FieldError[] = []
  if (!isAmountSold(amount, rules)) {
    const [min, max] = [formatMoney(rules.min, currency), formatMoney(rules.max, currency)]
    errors.push(fieldError('amount', 'giftCardAmount', { min, max }))
  }
  const wrongDay = sendOn && mailDayRefusal(sendOn, await findToday(tx))
  if (wrongDay) errors.push(fieldError('sendOn', wrongDay === 'OVER' ? 'dayOver' : 'giftCardDay'))
  if (errors.length > 0) throw invalidFields(errors)
  return currency
}
