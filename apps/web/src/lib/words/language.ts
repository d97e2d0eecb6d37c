import { LANGUAGES, type Language } from '@mendwell/domain/words/languages'
import { useSyncExternalStore } from 'react'
import { makeListeners } from '../store/listeners.ts'

const KEY = 'mendwell.language'
const { notifyAll, subscribe } = makeListeners()

let current: Language = readLanguage()

function readLanguage(): Language {
  try {
    return LANGUAGES.find((language) => language === localStorage.getItem(KEY)) ?? 'en'
  } catch {
    return 'en' // storage may be blocked
  }
}

export const currentLanguage = (): Language => current

/** Tag for Intl: the format of dates and numbers. */
export const locale = (): string => (current === 'es' ? 'es-US' : 'en-US')

/** Switches to this language and notifies the app. Its texts must be loaded: see changeLanguage. */
export function adoptLanguage(language: Language): void {
  current = language
  notifyAll()
}

/** Stores the choice for the next visit. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // The choice then lasts until the page is closed.
  }
}

/** The language, re-rendered on change: texts are read during rendering. */
export const useLanguage = (): Language =>
  useSyncExternalStore(subscribe, currentLanguage, currentLanguage)
