import { useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { paths } from '../../../lib/addresses/paths.ts'
import { t } from '../../../lib/words/texts.ts'
import { useSession } from '../../../session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import styles from './login-page.module.css'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** SIGN IN, with a register mode toggled by its link and Close (Specification §2). */
export function Component() {
  const [isRegistering, setIsRegistering] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The clicked button disappears with its mode.
  const turn = (toRegister: boolean) => {
    setIsRegistering(toRegister)
    heading.current?.focus()
  }
  const from = useOrigin()
  const { authenticated } = useSession()
  if (authenticated) return <Navigate to={from} replace />
  return (
    <div className={`page ${styles.login}`}>
      <section className="panel">
        <SignInForm />
      </section>
      <section className="panel flat" aria-labelledby="register-title">
        <h2 ref={heading} id="register-title" tabIndex={-1}>
          {t('login.register')}
        </h2>
        <p className="muted small">{t('login.registerHelp')}</p>
        {isRegistering ? (
          <RegisterForm onClose={() => turn(false)} />
        ) : (
          <>
            <ul className={`stack-small ${styles.benefits}`}>
              <li>{t('login.benefit1')}</li>
              <li>{t('login.benefit2')}</li>
              <li>{t('login.benefit3')}</li>
            </ul>
            <Button rank="secondary" big onClick={() => turn(true)}>
              {t('login.registerLink')}
            </Button>
          </>
        )}
      </section>
    </div>
  )
}

/** The page that sent the visitor here, and to which they return. */
function useOrigin(): string {
  const { state } = useLocation()
  const from: unknown = typeof state === 'object' && state !== null && Reflect.get(state, 'from')
  return typeof from === 'string' && from.startsWith('/') ? from : paths.dashboard
}
