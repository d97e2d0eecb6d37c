import { afterEach, expect, it } from 'vitest'
import { adoptLanguage } from './language.ts'
import { loadTexts, reword, say, translate } from './texts.ts'

const EMAIL = { emailRequired: 'We need your email' }

afterEach(() => reword({}))

it("says a message in the owner's words, whether by its name or as text of the server", () => {
  reword({ ...EMAIL, orderCreated: 'Done: {number}.' })

  expect(say('emailRequired')).toBe('We need your email')
  expect(say('orderCreated', { number: '6702887' })).toBe('Done: 6702887.')
  expect(translate('Email is required')).toBe('We need your email')
  expect(translate('Order#6702887 has been created.')).toBe('Done: 6702887.')
})

it('leaves every other text as it is', () => {
  reword(EMAIL)

  expect(say('phoneRequired')).toBe('Phone is required')
  expect(translate('Phone is required')).toBe('Phone is required')
  expect(translate('Order#1 has been created.')).toBe('Order#1 has been created.')
  expect(translate('Something else')).toBe('Something else')
})

it("has the owner's Spanish apart from the English", async () => {
  reword(EMAIL, { phoneRequired: 'Díganos su teléfono' })
  adoptLanguage('es')
  await loadTexts()

  const said = [say('emailRequired'), say('phoneRequired'), translate('Phone is required')]
  adoptLanguage('en')
  await loadTexts()

  expect(said).toEqual(['El correo es obligatorio', 'Díganos su teléfono', 'Díganos su teléfono'])
  expect(say('emailRequired')).toBe('We need your email')
})
