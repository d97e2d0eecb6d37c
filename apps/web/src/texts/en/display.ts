/** Texts of the switches for language, text size and contrast. */
export const displayTexts = {
  'display.title': 'Language and display',
  'display.language': 'Language',
  'display.language.en': 'English',
  'display.language.es': 'Español',
  'display.textSize': 'Text size',
  'display.textSize.100': 'Normal',
  'display.textSize.115': 'Large',
  'display.textSize.130': 'Larger',
  'display.highContrast': 'High contrast',
  'display.languageFailed': 'The language could not be loaded. Please try again.',
}
