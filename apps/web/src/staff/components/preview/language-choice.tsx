import { LANGUAGES, type Language } from '@mendwell/domain/words/languages'
import { Button } from '../../../ui/buttons/button.tsx'

const NAMES: Record<Language, string> = { en: 'English', es: 'Spanish' }

interface LanguageChoiceProps {
  language: Language
  onLanguage: (language: Language) => void
}

/** The language of a preview. */
export const LanguageChoice = ({ language, onLanguage }: LanguageChoiceProps) =>
  LANGUAGES.map((one) => (
    <Button
      key={one}
      rank={one === language ? 'secondary' : 'quiet'}
      aria-pressed={one === language}
      onClick={() => onLanguage(one)}
    >
      {NAMES[one]}
    </Button>
  ))
