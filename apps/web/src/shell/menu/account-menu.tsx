import { Link, useNavigate } from 'react-router'
import type { CustomerAnswer } from '../../api/sessions.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { t } from '../../lib/words/texts.ts'
import { leaveSession, useSession } from '../../session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/notices/toast.tsx'
import menuStyles from '../dropdown/header-menu.module.css'
import { useDropdowns } from '../dropdown/use-dropdowns.ts'

/** Greeting, and a menu whose entries are disabled when signed out (Specification §2, Header). */
export function AccountMenu() {
  const { customer } = useSession()
  const { isOpen, item, trigger, panel } = useDropdowns()
  return (
    <div className={menuStyles.group} {...item('account')}>
      <Link className={menuStyles.action} to={customer ? paths.dashboard : paths.login}>
        <Icon name="user" />
        <span>
          {t('shell.hello')} <b>{nameOf(customer)}</b>
        </span>
      </Link>
      <button
        type="button"
        className={menuStyles.unfold}
        aria-label={t('shell.accountMenu')}
        {...trigger('account')}
      >
        <Icon name="chevron-down" />
      </button>
      {isOpen('account') && (
        <div className={menuStyles.popover} {...panel('account')}>
          <AccountLinks />
        </div>
      )}
    </div>
  )
}

type Greeted = Pick<CustomerAnswer, 'firstName'> | null

export const greetingOf = (customer: Greeted) => `${t('shell.hello')} ${nameOf(customer)}`

/** An account claimed by a mailed link may have no name yet. */
const nameOf = (customer: Greeted) =>
  customer ? customer.firstName || t('shell.account') : t('shell.signIn')

/** Account, Edit Profile, Sign Out; also at the foot of the phone menu. */
export function AccountLinks() {
  const { customer } = useSession()
  const signOut = useSignOut()
  const off = !customer
  return (
    <ul className={menuStyles.links}>
      <li>
        <MenuLink
          to={paths.dashboard}
          off={off}
          icon="layout-dashboard"
          text={t('shell.account')}
        />
      </li>
      <li>
        <MenuLink to={paths.customer('EDIT')} off={off} icon="user" text={t('shell.editProfile')} />
      </li>
      <li>
        <button type="button" disabled={off} onClick={signOut}>
          <Icon name="logout" />
          {t('shell.signOut')}
        </button>
      </li>
    </ul>
  )
}

interface MenuLinkProps {
  to: string
  off: boolean
  icon: string
  text: string
}

/** A link without a URL is a disabled link; its role still announces it. */
function MenuLink({ to, off, icon, text }: MenuLinkProps) {
  const inside = (
    <>
      <Icon name={icon} />
      {text}
    </>
  )
  if (!off) return <Link to={to}>{inside}</Link>
  return (
    // biome-ignore lint/a11y/useValidAnchor: a disabled link has no address
    <a role="link" aria-disabled="true">
      {inside}
    </a>
  )
}

function useSignOut() {
  const navigate = useNavigate()
  return async () => {
    try {
      await leaveSession()
      await navigate(paths.home)
    } catch {
      showToast({ kind: 'warn', text: t('shell.signOutFailed') })
    }
  }
}
