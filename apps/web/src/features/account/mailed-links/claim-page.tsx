import { useSearchParams } from 'react-router'
import { claimAccount } from '../../../api/sessions.ts'
import { t } from '../../../lib/words/texts.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { SetPassword } from './set-password.tsx'

/** Turns a guest's orders into an account, using the link in the order's mail. */
export function Component() {
  const token = useSearchParams()[0].get('t')
  if (!token) return <ForgotPassword />
  return (
    <SetPassword
      title={t('password.claimTitle')}
      help={t('password.claimHelp')}
      asksName
      save={(typed) => claimAccount({ token, ...typed })}
    />
  )
}
