import { afterEach, expect, it } from 'vitest'
import { report, sayReported } from './forms/say-reported.ts'
import { adoptLanguage } from './words/language.ts'
import { loadTexts, reword, say, translateMessage } from './words/texts.ts'

const EMAIL = { emailRequired: 'We need your email' }

afterEach(() => reword({}))

it("uses the owner's message, by its name or as a schema has it", () => {
  reword({ ...EMAIL, orderCreated: 'Done: {number}.' })

  expect(say('emailRequired')).toBe('We need your email')
  expect(say('orderCreated', { number: '6702887' })).toBe('Done: 6702887.')
  expect(sayReported('emailRequired')).toBe('We need your email')
})

it('translates a message in a response by its name, or by its English if the name is unknown', async () => {
  const late = { code: 'returnTooLate', params: { days: 15 } }
  const english = 'The 15 days for this request are over'
  reword({ returnTooLate: 'Sorry, {days} days.' })

  expect(translateMessage(english, late)).toBe('Sorry, 15 days.')
  expect(translateMessage(english, undefined)).toBe(english)
  expect(translateMessage('Email is required', { code: 'of tomorrow', params: {} })).toBe(
    'Email is required',
  )
  adoptLanguage('es')
  await loadTexts()
  const spanish = translateMessage(english, late)
  adoptLanguage('en')
  await loadTexts()
  expect(spanish).toContain('15')
  expect(spanish).not.toBe(english)
})

it('leaves every other text as it is', () => {
  reword(EMAIL)

  expect(say('phoneRequired')).toBe('Phone is required')
  expect(sayReported('phoneRequired')).toBe('Phone is required')
  expect(sayReported('Email is required')).toBe('Email is required')
  expect(translateMessage('Something else', undefined)).toBe('Something else')
})

it("shows the server's error at a field in its own words", async () => {
  const known = {
    path: 'x',
    message: 'Email is required',
    sentence: { code: 'emailRequired', params: {} },
  }
  const long = { code: 'charactersMax', params: { max: 80 } }
  const tooLong = { path: 'x', message: '80 Characters Maximum', sentence: long }
  const ofTomorrow = { ...known, message: 'Think again', sentence: { code: 'newer', params: {} } }
  const all = [known, tooLong, ofTomorrow]
  reword({ ...EMAIL, charactersMax: 'No more than {max}' })
  expect(all.map((error) => sayReported(report(error)))).toEqual([
    'We need your email',
    'No more than 80',
    'Think again',
  ])
  adoptLanguage('es')
  await loadTexts()
  const spanish = all.map((error) => sayReported(report(error)))
  adoptLanguage('en')
  await loadTexts()

  expect(spanish).toEqual(['El correo es obligatorio', '80 caracteres como máximo', 'Think again'])
})

it("keeps the owner's Spanish apart from the English", async () => {
  reword(EMAIL, { phoneRequired: 'Díganos su teléfono' })
  adoptLanguage('es')
  await loadTexts()

  const said = [say('emailRequired'), say('phoneRequired'), sayReported('phoneRequired')]
  adoptLanguage('en')
  await loadTexts()

  expect(said).toEqual(['El correo es obligatorio', 'Díganos su teléfono', 'Díganos su teléfono'])
  expect(say('emailRequired')).toBe('We need your email')
})
