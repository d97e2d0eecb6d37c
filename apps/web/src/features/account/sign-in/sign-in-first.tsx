import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../../../lib/addresses/paths.ts'
import { t } from '../../../lib/words/texts.ts'
import { buttonClass } from '../../../ui/buttons/button.tsx'

/** Something that needs a session, with the way to sign in and back; tracking an order does not. */
export function SignInFirst({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <div className="stack">
      <p className="lead">{children}</p>
      <div className="row">
        <Link
          className={buttonClass('primary', { big: true })}
          to={paths.login}
          state={{ from: `${pathname}${search}` }}
        >
          {t('login.signIn')}
        </Link>
        <Link className={buttonClass('outline', { big: true })} to={paths.trackOrder}>
          {t('tracking.title')}
        </Link>
      </div>
    </div>
  )
}
