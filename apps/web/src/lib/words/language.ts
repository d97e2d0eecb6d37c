import { useSyncExternalStore } from 'react'
import { makeListeners } from '../store/listeners.ts'

/** The languages the shop speaks. */
export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

const KEY = 'mendwell.language'
const { notifyAll, subscribe } = makeListeners()

let current: Language = readLanguage()

function readLanguage(): Language {
  try {
    return LANGUAGES.find((language) => language === localStorage.getItem(KEY)) ?? 'en'
  } catch {
    return 'en' // storage may be forbidden
  }
}

export const currentLanguage = (): Language => current

/** Tag for Intl: dates and numbers are written as people of that language expect. */
export const locale = (): string => (current === 'es' ? 'es-US' : 'en-US')

/** Speaks this language from now on and tells the app. Its texts must be loaded: see changeLanguage. */
export function adoptLanguage(language: Language): void {
  current = language
  notifyAll()
}

/** Keeps the choice for the next visit. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // The choice then lasts until the page is closed.
  }
}

/** The language, and a new render when it changes: texts are read while drawing. */
export const useLanguage = (): Language =>
  useSyncExternalStore(subscribe, currentLanguage, currentLanguage)
