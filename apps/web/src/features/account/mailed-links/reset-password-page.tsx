import { useSearchParams } from 'react-router'
import { resetPassword } from '../../../api/sessions.ts'
import { t } from '../../../lib/words/texts.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { SetPassword } from './set-password.tsx'

/** With a mailed link, the form for a new password; without one, the form that requests the link. */
export function Component() {
  const token = useSearchParams()[0].get('t')
  if (!token) return <ForgotPassword />
  return (
    <SetPassword
      title={t('password.resetTitle')}
      help={t('password.resetHelp')}
      asksName={false}
      save={({ newPassword }) => resetPassword({ token, newPassword })}
    />
  )
}
