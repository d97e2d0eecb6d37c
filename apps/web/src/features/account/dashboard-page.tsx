import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { type CustomerAnswer, session } from '../../api/sessions.ts'
import { SectionState } from '../../components/lists/section-state.tsx'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { paths } from '../../lib/addresses/paths.ts'
import { say, t } from '../../lib/words/texts.ts'
import { leaveSession } from '../../session/session.ts'
import { EmailText } from '../../ui/email-text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/notices/toast.tsx'
import skeletonStyles from '../../ui/skeleton.module.css'
import { DashboardHome } from './dashboard/dashboard-home.tsx'
import dashboardStyles from './dashboard-page.module.css'
import narrowStyles from './mailed-links/narrow.module.css'
import { OrdersList } from './orders/orders-list.tsx'
import { AccountSecurity } from './profile/account-security.tsx'
import { ProfileForm } from './profile/profile-form.tsx'
import { PROFILE_SAVED, SavedNote } from './profile/saved-note.tsx'
import { RefundTab } from './refund/refund-tab.tsx'
import { SignInFirst } from './sign-in/sign-in-first.tsx'
import { TrackOrder } from './tracking/track-order.tsx'

const TABS = [
  { tab: '', icon: 'home', text: 'dashboard.home' },
  { tab: 'orders', icon: 'package', text: 'dashboard.orders' },
  { tab: 'profile', icon: 'user', text: 'dashboard.profile' },
  { tab: 'tracking', icon: 'truck-delivery', text: 'dashboard.tracking' },
] as const
/** The refund form has no entry of its own: it is opened from an order. */
type Tab = (typeof TABS)[number]['tab'] | 'refund'

/** The account dashboard with its five entries; one of four contents is shown (Specification §2). */
export function Component() {
  const wanted = useSearchParams()[0].get('tab') ?? ''
  const tab = wanted === 'refund' ? wanted : (TABS.find((entry) => entry.tab === wanted)?.tab ?? '')
  const query = useQuery(session())
  return (
    <div className={`page ${dashboardStyles.dashboard}`}>
      <SectionState query={query} skeleton={<div className={skeletonStyles.invoice} />}>
        {({ customer }) =>
          customer ? <Dashboard customer={customer} tab={tab} /> : <SignedOut tab={tab} />
        }
      </SectionState>
    </div>
  )
}

/** Tracking needs no account: order number and email are enough. */
function SignedOut({ tab }: { tab: Tab }) {
  if (tab === 'tracking') {
    return (
      <div className={`${narrowStyles.narrow} stack`}>
        <PageTitle title={t('tracking.title')} />
        <TrackOrder needsEmail />
      </div>
    )
  }
  return (
    <div className={narrowStyles.narrow}>
      <PageTitle title={say('dashboardSignIn')} />
      <SignInFirst>{t('dashboard.signInHelp')}</SignInFirst>
    </div>
  )
}

/** Browser tabs and history distinguish the contents by it (WCAG 2.4.2); the heading is the customer's name. */
const titleOf = (tab: Tab) => t(TABS.find((entry) => entry.tab === tab)?.text ?? 'returns.ask')

function Dashboard({ customer, tab }: { customer: CustomerAnswer; tab: Tab }) {
  return (
    <>
      <p className="muted">{t('dashboard.hello')}</p>
      <PageTitle title={titleOf(tab)}>
        {customer.firstName.toUpperCase() || <EmailText>{customer.email}</EmailText>}
      </PageTitle>
      <div className={dashboardStyles.columns}>
        <DashboardMenu tab={tab} />
        <div>
          <Content customer={customer} tab={tab} />
        </div>
      </div>
    </>
  )
}

function Content({ customer, tab }: { customer: CustomerAnswer; tab: Tab }) {
  const navigate = useNavigate()
  switch (tab) {
    case 'orders':
      return <OrdersList />
    case 'refund':
      return <RefundTab />
    case 'profile':
      return (
        <>
          <h2>{t('profile.editTitle')}</h2>
          <ProfileForm
            customer={customer}
            onSaved={() => void navigate(paths.dashboard, PROFILE_SAVED)}
          />
          <AccountSecurity />
        </>
      )
    case 'tracking':
      return (
        <>
          <h2>{t('tracking.title')}</h2>
          <TrackOrder needsEmail={false} />
        </>
      )
    default:
      return (
        <>
          <SavedNote />
          <DashboardHome customer={customer} />
        </>
      )
  }
}

function DashboardMenu({ tab }: { tab: Tab }) {
  const navigate = useNavigate()
  const shown = tab === 'refund' ? 'orders' : tab
  const logOut = async () => {
    try {
      await leaveSession()
      await navigate(paths.home)
    } catch {
      showToast({ kind: 'warn', text: t('account.unreachable') })
    }
  }
  return (
    <nav aria-label={t('dashboard.menu')}>
      {TABS.map((entry) => (
        <Link
          key={entry.tab}
          className={entry.tab === shown ? dashboardStyles.chosen : undefined}
          aria-current={entry.tab === shown ? 'page' : undefined}
          to={entry.tab ? paths.dashboardTab(entry.tab) : paths.dashboard}
        >
          <Icon name={entry.icon} />
          {t(entry.text)}
        </Link>
      ))}
      <button type="button" onClick={() => void logOut()}>
        <Icon name="logout" />
        {t('dashboard.logOut')}
      </button>
    </nav>
  )
}
