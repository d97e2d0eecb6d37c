import type { BoundField } from '../../lib/forms/use-checked-form.ts'
import { t } from '../../lib/words/texts.ts'
import { TextField } from '../../ui/fields/text-field.tsx'

interface Named {
  /** The screens use different names for these fields (Specification §2). */
  label: string
  field: BoundField
  /** Words such as '(optional)'. */
  optional?: string
}

/** First and last name, side by side in a grid. */
export function NameFields({ first, last }: { first: Named; last: Named }) {
  return (
    <>
      <TextField
        label={first.label}
        optional={first.optional}
        autoComplete="given-name"
        autoCapitalize="words"
        autoCorrect="off"
        {...first.field}
      />
      <TextField
        label={last.label}
        optional={last.optional}
        autoComplete="family-name"
        autoCapitalize="words"
        autoCorrect="off"
        {...last.field}
      />
    </>
  )
}

interface EmailFieldProps extends Named {
  hint?: string
  readOnly?: boolean
}

/** An email address, recognizable for keyboards and password managers. */
export function EmailField({ label, hint, readOnly = false, field }: EmailFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      readOnly={readOnly}
      {...field}
    />
  )
}

/** A phone number, in any format. */
export function PhoneField({ label, field }: Named) {
  return (
    <TextField label={label} hint={t('cart.phoneHint')} type="tel" autoComplete="tel" {...field} />
  )
}

interface ContactFieldsProps {
  labels: Record<'firstName' | 'lastName' | 'email' | 'emailHint' | 'phone1', string>
  field: (name: 'firstName' | 'lastName' | 'email' | 'phone1') => BoundField
}

/** The buyer and how to reach them: first name, last name, email, phone. */
export function ContactFields({ labels, field }: ContactFieldsProps) {
  return (
    <div className="two-columns">
      <NameFields
        first={{ label: labels.firstName, field: field('firstName') }}
        last={{ label: labels.lastName, field: field('lastName') }}
      />
      <EmailField label={labels.email} hint={labels.emailHint} field={field('email')} />
      <PhoneField label={labels.phone1} field={field('phone1')} />
    </div>
  )
}
