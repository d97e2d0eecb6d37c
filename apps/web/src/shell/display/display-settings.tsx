import { LANGUAGES, type Language } from '@mendwell/domain/words/languages'
import { clsx } from 'clsx'
import { useId } from 'react'
import { useLanguage } from '../../lib/words/language.ts'
import { changeLanguage, t } from '../../lib/words/texts.ts'
import { setDisplay, TEXT_SIZES, useDisplay } from '../../state/display.ts'
import { showToast } from '../../ui/notices/toast.tsx'
import styles from './display-settings.module.css'

/** Language, text size and contrast; a choice applies at once and on the next visit. `stacked`: one below the other. */
export function DisplaySettings({ stacked = false }: { stacked?: boolean }) {
  const language = useLanguage()
  const { textSize, highContrast } = useDisplay()
  return (
    <div className={clsx(styles.settings, stacked && styles.stacked)}>
      <Choices
        legend={t('display.language')}
        options={LANGUAGES.map((value) => ({
          value,
          label: t(`display.language.${value}`),
          lang: value,
        }))}
        chosen={language}
        onChoose={speak}
      />
      <Choices
        legend={t('display.textSize')}
        options={TEXT_SIZES.map((value) => ({ value, label: t(`display.textSize.${value}`) }))}
        chosen={textSize}
        onChoose={(size) => setDisplay({ textSize: size })}
      />
      <label className={`check ${styles.contrast}`}>
        <input
          type="checkbox"
          checked={highContrast}
          onChange={(event) => setDisplay({ highContrast: event.currentTarget.checked })}
        />
        {t('display.highContrast')}
      </label>
    </div>
  )
}

async function speak(language: Language): Promise<void> {
  try {
    await changeLanguage(language)
  } catch {
    showToast({ kind: 'warn', text: t('display.languageFailed') })
  }
}

interface ChoicesProps<Value extends string> {
  legend: string
  options: readonly { value: Value; label: string; lang?: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** A few options side by side, one of them selected. */
function Choices<Value extends string>({ legend, options, chosen, onChoose }: ChoicesProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {options.map(({ value, label, lang }) => (
        <label key={value} lang={lang}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
