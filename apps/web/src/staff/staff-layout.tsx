import { useQuery } from '@tanstack/react-query'
import { Outlet, ScrollRestoration } from 'react-router'
import { session } from '../api/sessions.ts'
import { shopConfig } from '../api/shop.ts'
import { SkipLink } from '../shell/frame/skip-link.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Announcer } from '../ui/notices/announcer.tsx'
import { Toasts } from '../ui/notices/toast.tsx'
import { StaffContext } from './session/use-staff.ts'
import { useStaffSession } from './session/use-staff-session.ts'
import { LeaveGuard } from './shell/leave-guard.tsx'
import signIn from './shell/sign-in.module.css'
import { SignIn } from './shell/sign-in.tsx'
import { SignInAgain } from './shell/sign-in-again.tsx'
import { SideMenu } from './side-menu.tsx'
import styles from './staff-layout.module.css'

/** The frame of the back office; without a staff session, only the sign-in. */
export function StaffLayout() {
  const { data, isError, refetch } = useQuery(session())
  const { staff, isAway, leave, codes } = useStaffSession()
  // Every screen uses the shop's days and amounts: none is shown before the settings have loaded or failed.
  const { isPending } = useQuery(shopConfig())
  if (isError && !data) return <Unreachable retry={() => void refetch()} />
  if (!data || isPending) return <div className={styles.frame} aria-busy="true" />
  if (!staff) return <SignIn codes={codes} />
  return (
    <StaffContext value={staff}>
      {/* Nothing that one person has typed is left for the next. */}
      <div className={styles.frame} key={staff.custId}>
        <SkipLink />
        <SideMenu staff={staff} onLeave={() => void leave()} />
        <main id="main" className={styles.main} tabIndex={-1}>
          <Outlet />
        </main>
        <Announcer />
        <Toasts label="Messages" closeLabel="Close" />
        <LeaveGuard />
        <ScrollRestoration />
      </div>
      {isAway && <SignInAgain staff={staff} codes={codes} />}
    </StaffContext>
  )
}

function Unreachable({ retry }: { retry: () => void }) {
  return (
    <div className={signIn.page}>
      <main role="alert" className="stack">
        <h1>The shop cannot be reached</h1>
        <p>Check your connection.</p>
        <Button onClick={retry}>Try again</Button>
      </main>
    </div>
  )
}
