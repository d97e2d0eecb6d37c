import { useQuery } from '@tanstack/react-query'
import { standing } from '../../../api/staff/members.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { SecondFactorOff } from './second-factor-off.tsx'
import { SecondFactorSetUp } from './second-factor-set-up.tsx'
import { SessionList } from './session-list.tsx'

/** The own second factor and sessions. */
export function Component() {
  const query = useQuery(standing())
  return (
    <>
      <PageHeader title="Your sign-in" />
      <div className="staff-form">
        <section className="panel" aria-labelledby="factor-title">
          <h2 id="factor-title">Second factor</h2>
          <QueryState query={query} lines={2}>
            {({ secondFactor, recoveryCodesLeft }) =>
              secondFactor === 'off' ? (
                <SecondFactorSetUp />
              ) : (
                <SecondFactorOff codesLeft={recoveryCodesLeft} />
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
