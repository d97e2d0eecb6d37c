import { useQuery } from '@tanstack/react-query'
import {
  revokeOtherStaffSessions,
  revokeStaffSession,
  staffSessions,
} from '../../../api/staff/members.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Refusal } from '../forms/refusal.tsx'
import { useSave } from '../forms/use-save.ts'
import styles from '../lists/ranked-list.module.css'
import { formatMoment } from '../page/formats.ts'
import { QueryState } from '../page/query-state.tsx'
import { Tag } from '../page/tags.tsx'
import { browserOf } from './browser-of.ts'

/** The active sessions of the user, or of another member: each can be ended, and all but this one at once. */
export function SessionList({ custId }: { custId?: number }) {
  const query = useQuery(staffSessions(custId))
  const whose = custId === undefined ? {} : { custId }
  const outdates = ['/staff/sessions']
  const one = useSave(revokeStaffSession, { outdates, success: 'Signed out.' })
  const others = useSave(() => revokeOtherStaffSessions(whose), {
    outdates,
    success: 'Signed out everywhere else.',
  })
  return (
    <>
      <Refusal refusal={one.refusal ?? others.refusal} />
      <QueryState query={query} lines={2}>
        {(sessions) => {
          if (sessions.length === 0) return <p className="muted">Not signed in anywhere.</p>
          const isOwn = sessions.some(({ isCurrent }) => isCurrent)
          const endable = sessions.length - (isOwn ? 1 : 0)
          return (
            <>
              <ul className={`${styles.list} ${styles.sessions}`}>
                {sessions.map(({ publicHandle, userAgent, lastSeenAt, isCurrent }) => (
                  <li key={publicHandle}>
                    <span>{browserOf(userAgent)}</span>
                    <span className="muted">Last seen {formatMoment(lastSeenAt)}</span>
                    {isCurrent ? (
                      <Tag tone="good">This device</Tag>
                    ) : (
                      <Button
                        rank="outline"
                        aria-label={`Sign out ${browserOf(userAgent)}, last seen ${formatMoment(lastSeenAt)}`}
                        onClick={() => one.save({ publicHandle, ...whose })}
                      >
                        Sign out
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
              {endable > 1 && (
                <div className="row">
                  <Button rank="outline" busy={others.busy} onClick={() => others.save(undefined)}>
                    {isOwn ? 'Sign out all others' : 'Sign out everywhere'}
                  </Button>
                </div>
              )}
            </>
          )
        }}
      </QueryState>
    </>
  )
}
