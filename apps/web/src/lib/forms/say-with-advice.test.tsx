import { messages } from '@mendwell/contract/wire/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { changeLanguage, reword } from '../words/texts.ts'
import { adviceOn, sayWithAdvice } from './say-with-advice.tsx'

afterEach(async () => {
  reword({})
  await changeLanguage('en')
})

/** Specification §5: they come before those of §8. */
const keys = Object.keys(messages)
const FORM_ERRORS = keys.slice(0, keys.indexOf('noRecordTitle'))

it.each(['en', 'es'] as const)('says what to do about each form error, in %s', async (language) => {
  await changeLanguage(language)

  expect(FORM_ERRORS.length).toBe(26)
  for (const key of FORM_ERRORS) {
    expect(adviceOn(key), key).toMatch(/^(Enter|Choose|Use|Shorten|Escriba|Elija|Acorte) .+\.$/)
  }
})

it('leaves the sentence to the letter, and says the rest below', () => {
  const shown = (reported: string) => renderToStaticMarkup(sayWithAdvice(reported))

  expect(shown('emailInvalid')).toBe(
    '<span><span>Email is Invalid</span> <span style="display:block;font-weight:400">' +
      'Enter the whole address, for example name@example.com.</span></span>',
  )
  expect(shown('passwordInvalid')).toContain('Use 8 to 256 characters.')
  reword({ emailInvalid: 'We need a real email' })
  expect(shown('emailInvalid')).toContain('<span>We need a real email</span>')
})

it('adds nothing to what already says it, or is no message', () => {
  expect(sayWithAdvice('postalCodeUs')).toBe(messages.postalCodeUs)
  expect(sayWithAdvice('charactersMax{"max":80}')).toBe('80 Characters Maximum')
  expect(sayWithAdvice('Think again')).toBe('Think again')
  expect(adviceOn('toString')).toBeUndefined()
})
