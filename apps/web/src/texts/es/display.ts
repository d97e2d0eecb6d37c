import type { displayTexts } from '../en/display.ts'

export const displayTextsEs: Record<keyof typeof displayTexts, string> = {
  'display.title': 'Idioma y pantalla',
  'display.language': 'Idioma',
  'display.language.en': 'English',
  'display.language.es': 'Español',
  'display.textSize': 'Tamaño del texto',
  'display.textSize.100': 'Normal',
  'display.textSize.115': 'Grande',
  'display.textSize.130': 'Más grande',
  'display.highContrast': 'Alto contraste',
  'display.languageFailed': 'No se pudo cargar el idioma. Inténtelo de nuevo.',
}
