import { useRef } from 'react'
import type { BoundField } from '../../lib/forms/use-checked-form.ts'
import { t } from '../../lib/words/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import styles from './clinic.module.css'
import type { LicenseFile } from './use-clinic-form.ts'

interface LicenseFieldProps {
  bound: BoundField
  file: LicenseFile
  onFile: (file: File) => void
}

/** The document: uploaded as soon as it is chosen, so that an error elsewhere does not lose it. */
export function LicenseField({ bound, file, onFile }: LicenseFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Field
      label={t('clinic.document')}
      hint={t('clinic.documentHint')}
      error={file.problem ?? bound.error}
      id={bound.id}
      full
    >
      {(control) => (
        <span className={styles.file}>
          <Button
            id={control.id}
            aria-describedby={control['aria-describedby']}
            rank="outline"
            busy={file.isUploading}
            onClick={() => input.current?.click()}
          >
            {t(file.name ? 'clinic.otherFile' : 'clinic.chooseFile')}
          </Button>
          <span className="small" role="status">
            {file.isUploading ? t('clinic.uploading') : file.name}
          </span>
          <input
            ref={input}
            type="file"
            hidden
            accept="application/pdf,image/jpeg,image/png,image/webp"
            onChange={(event) => {
              const [chosen] = event.currentTarget.files ?? []
              if (chosen) onFile(chosen)
              event.currentTarget.value = ''
            }}
          />
        </span>
      )}
    </Field>
  )
}
