import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { session } from '../../../api/sessions.ts'
import { standing } from '../../../api/staff/members.ts'
import formStyles from '../../components/forms/form.module.css'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { SecondFactorSetUp } from '../../components/second-factor/second-factor-set-up.tsx'
import { SessionList } from '../../components/sessions/session-list.tsx'
import { OwnName } from './own-name.tsx'
import { SecondFactorOn } from './second-factor-on.tsx'

/** The user's name, second factor and sessions. */
export function Component() {
  const query = useQuery(standing())
  const me = useQuery(session())
  const [areCodesShown, setAreCodesShown] = useState(false)
  return (
    <>
      <PageHeader
        title="Security"
        lead="Your name, two-step verification, and the devices where you are signed in."
      />
      <div className={formStyles.form}>
        <section className="panel" aria-labelledby="name-title">
          <h2 id="name-title">Your name</h2>
          <QueryState query={me} lines={2}>
            {({ customer }) => customer && <OwnName customer={customer} />}
          </QueryState>
        </section>
        <section className="panel" aria-labelledby="factor-title">
          <h2 id="factor-title">Two-step verification</h2>
          <QueryState query={query} lines={2}>
            {({ secondFactor, isRequired, recoveryCodesLeft }) =>
              secondFactor === 'off' || areCodesShown ? (
                <SecondFactorSetUp
                  onCodesShown={() => setAreCodesShown(true)}
                  onCodesSaved={() => void query.refetch().then(() => setAreCodesShown(false))}
                />
              ) : (
                <SecondFactorOn codesLeft={recoveryCodesLeft} isRequired={isRequired} />
              )
            }
          </QueryState>
        </section>
        <section className="panel" aria-labelledby="sessions-title">
          <h2 id="sessions-title">Where you are signed in</h2>
          <SessionList />
        </section>
      </div>
    </>
  )
}
