import { PRACTICE_TYPES } from '@mendwell/domain/people/clinics'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { RefusalNote } from '../../components/forms/refusal-note.tsx'
import { useKnownPlaces } from '../../components/places/use-known-places.ts'
import { t } from '../../lib/words/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './clinic.module.css'
import { LicenseField } from './license-field.tsx'
import { useClinicForm } from './use-clinic-form.ts'

/** Practice, license and its document; what was typed and uploaded survives any error. */
export function ClinicForm({ custId }: { custId: number }) {
  const { form, file, busy, refusal, upload, submit } = useClinicForm(custId)
  const { field } = form
  return (
    <form className="panel" noValidate onSubmit={submit}>
      <FormErrors form={form} />
      <h2>{t('clinic.formTitle')}</h2>
      <div className="two-columns">
        <TextField
          label={t('clinic.practiceName')}
          autoComplete="organization"
          full
          {...field('practiceName')}
        />
        <SelectField
          label={t('clinic.practiceType')}
          placeholder={t('common.choose')}
          options={PRACTICE_TYPES.map((value) => ({ value, label: t(`clinic.type.${value}`) }))}
          {...field('practiceType')}
        />
        <TextField
          label={t('clinic.licenseNumber')}
          autoComplete="off"
          autoCorrect="off"
          {...field('licenseNumber')}
        />
        <SelectField
          label={t('clinic.state')}
          placeholder={t('common.choose')}
          options={useStates()}
          {...field('stateCode')}
        />
        <TextField
          label={t('clinic.expiresOn')}
          hint={t('clinic.expiresHint')}
          type="date"
          {...field('expiresOn')}
        />
        <LicenseField bound={field('documentId')} file={file} onFile={upload} />
      </div>
      <RefusalNote text={refusal} />
      <div className={`row ${styles.send}`}>
        <Button type="submit" big busy={busy}>
          {t('clinic.send')}
        </Button>
        <span className="small muted">{t('clinic.sendHelp')}</span>
      </div>
    </form>
  )
}

/** The states of the shop's own list. */
function useStates() {
  return useKnownPlaces().states.flatMap(({ stateCode, name }) =>
    stateCode ? [{ value: stateCode, label: name }] : [],
  )
}
