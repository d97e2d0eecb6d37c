import { type ReactNode, useState } from 'react'
import { t } from '../../lib/words/texts.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './password-field.module.css'

type PasswordFieldProps = Omit<Parameters<typeof TextField>[0], 'type'> & {
  /** Shown next to 'Show password'. */
  beside?: ReactNode
}

/** A password that can be pasted, filled in by a password manager and shown (ux §3.12). */
export function PasswordField({ beside, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <div className={styles.password}>
      <TextField
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...field}
        type={shown ? 'text' : 'password'}
      />
      <div className="row between small">
        <label className={`check ${styles.show}`}>
          <input
            type="checkbox"
            checked={shown}
            onChange={(event) => setShown(event.currentTarget.checked)}
          />
          {t('checkout.showPassword')}
        </label>
        {beside}
      </div>
    </div>
  )
}
