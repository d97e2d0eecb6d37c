import { useQuery } from '@tanstack/react-query'
import { revokeStaffSession, staffSessions } from '../../../api/staff/members.ts'
import { Button } from '../../../ui/button.tsx'
import { formatMoment } from '../../components/formats.ts'
import { QueryState } from '../../components/query-state.tsx'
import { Refusal } from '../../components/refusal.tsx'
import { Tag } from '../../components/tags.tsx'
import { useSave } from '../../components/use-save.ts'
import { browserOf } from './browser-of.ts'

/** The live sessions of oneself, or of another member, each of which can be ended. */
export function SessionList({ custId }: { custId?: number }) {
  const query = useQuery(staffSessions(custId))
  const { refusal, save } = useSave(revokeStaffSession, {
    outdates: ['/staff/sessions'],
    success: 'The session has ended.',
  })
  return (
    <>
      <Refusal refusal={refusal} />
      <QueryState query={query} lines={2}>
        {(sessions) =>
          sessions.length === 0 ? (
            <p className="muted">Not signed in anywhere.</p>
          ) : (
            <ul className="best sessions">
              {sessions.map(({ publicHandle, userAgent, lastSeenAt, isCurrent }) => (
                <li key={publicHandle}>
                  <span>{browserOf(userAgent)}</span>
                  <span className="muted">Last seen {formatMoment(lastSeenAt)}</span>
                  {isCurrent ? (
                    <Tag tone="ok">This one</Tag>
                  ) : (
                    <Button
                      rank="outline"
                      aria-label={`End the session of ${browserOf(userAgent)}, last seen ${formatMoment(lastSeenAt)}`}
                      onClick={() => save({ publicHandle, ...(custId && { custId }) })}
                    >
                      End
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </>
  )
}
