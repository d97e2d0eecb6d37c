import Fastify from 'fastify'
import { expect, it } from 'vitest'
import type { Config } from '../config/config.ts'
import { secureAnswers } from './security-headers.ts'

const stripe = { secretKey: 'sk_test', publishableKey: 'pk_test' } as unknown as Config['stripe']

it.each([
  ['with Stripe', stripe, 'same-origin-allow-popups'],
  ['without', undefined, 'same-origin'],
])('a page %s keeps its opener policy, data is alone', async (_, provider, expected) => {
  const app = Fastify()
  secureAnswers(app, { config: { stripe: provider, publicUrl: 'https://shop.example' } })
  app.get('/page', (_request, reply) => reply.type('text/html').send('<p>'))
  app.get('/data', () => ({}))

  const [page, data] = [await app.inject('/page'), await app.inject('/data')]

  expect(page.headers['cross-origin-opener-policy']).toBe(expected)
  expect(data.headers['cross-origin-opener-policy']).toBe('same-origin')
  await app.close()
})
