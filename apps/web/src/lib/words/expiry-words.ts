import { expiryTexts } from '../../texts/en/expiry.ts'
import { locale } from './language.ts'
import { ownTexts } from './own-texts.ts'

const say = ownTexts(expiryTexts)
const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** 'Expires June 2027 or later', from YYYY-MM: the same in every time zone. */
export const expiresFrom = (month: string): string =>
  say('expiry.from', { month: new Date(month).toLocaleDateString(locale(), MONTH) })
