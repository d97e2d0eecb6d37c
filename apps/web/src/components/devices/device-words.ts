import type { KnownFit } from '../../api/catalog/devices.ts'
import { currentLanguage } from '../../lib/words/language.ts'
import { ownTexts } from '../../lib/words/own-texts.ts'
import { deviceTexts } from '../../texts/en/devices.ts'

/** A text about devices; loaded with their pages and badges, not with the shop. */
export const deviceText = ownTexts(deviceTexts)

type Said = Pick<KnownFit, 'fits' | 'sure' | 'reason' | 'note' | 'noteEs'>

/** What to compare, or why it does not fit, in the page's language. */
export const noteOf = ({ note, noteEs }: Said): string =>
  (currentLanguage() === 'es' ? noteEs : note) ?? ''

/** 'Fits your Accu-Chek Guide: maker’s list', or what to compare, or why not. */
export function fitWords(said: Said, name: string): string {
  if (!said.fits) return deviceText('device.misfit', { name, note: noteOf(said) })
  if (said.sure < 3) return deviceText('device.fitsKind', { name, note: compareWords(said) })
  return deviceText('device.fits', { name, reason: reasonWords(said) })
}

export const reasonWords = ({ reason }: Said): string => deviceText(`device.reason.${reason}`)

/** What to compare before ordering a product made for a kind of device. */
export const compareWords = (said: Said): string =>
  noteOf(said)
    ? deviceText('device.compareNote', { note: noteOf(said) })
    : deviceText('device.compare')

/** The look of a fit: sure, to be compared, or none. */
export const fitTone = ({ fits, sure }: Said): 'good' | 'info' | 'warn' => {
  if (!fits) return 'warn'
  return sure < 3 ? 'info' : 'good'
}
