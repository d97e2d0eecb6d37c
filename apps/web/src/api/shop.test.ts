import type { ShopConfigWire } from '@mendwell/contract/shop/shop'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { formatDate } from '../lib/words/dates.ts'
import { formatMoney, priceIn, reduceOnline, reword, say, t } from '../lib/words/texts.ts'
import { adoptConfigOf, shopConfig } from './shop.ts'

it('takes texts, currency, reduction and time zone from a response embedded in the page', () => {
  const client = new QueryClient()
  const messageTexts = { itemAdded: 'It is in your basket' }
  const known = {
    currency: 'EUR',
    messageTexts,
    messageTextsEs: {},
    onlineDiscount: 12.5,
    timeZone: 'America/Chicago',
  }
  client.setQueryData(shopConfig().queryKey, known as unknown as ShopConfigWire)

  adoptConfigOf(client)
  const [said, price] = [say('itemAdded'), formatMoney(12.5)]
  const welcome = t('shell.welcomeMore')
  reword({})
  priceIn('USD')
  reduceOnline(10)

  expect(said).toBe('It is in your basket')
  expect(price).toBe('€12.50')
  expect(welcome).toContain('12.5% below the list price')
  expect(formatDate('2026-11-21T02:30:00Z')).toBe('Nov 20, 2026')
})
