import { Button } from '../../../ui/buttons/button.tsx'

const LANGUAGES = { en: 'English', es: 'Spanish' } as const
export type Language = keyof typeof LANGUAGES

const isLanguage = (key: string): key is Language => key in LANGUAGES

interface LanguageChoiceProps {
  language: Language
  onLanguage: (language: Language) => void
}

/** The language of a preview. */
export const LanguageChoice = ({ language, onLanguage }: LanguageChoiceProps) =>
  Object.keys(LANGUAGES)
    .filter(isLanguage)
    .map((one) => (
      <Button
        key={one}
        rank={one === language ? 'secondary' : 'quiet'}
        aria-pressed={one === language}
        onClick={() => onLanguage(one)}
      >
        {LANGUAGES[one]}
      </Button>
    ))
