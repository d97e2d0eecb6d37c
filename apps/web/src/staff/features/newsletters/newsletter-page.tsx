import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { type Newsletter, newsletter } from '../../../api/staff/pages/newsletters.ts'
import { ThingHistory } from '../../components/history/thing-history.tsx'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { Tag } from '../../components/page/tags.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { NewsletterProgress } from './newsletter-progress.tsx'
import { NEWSLETTER_STATES } from './newsletter-states.ts'

const back = { to: '/newsletters', label: 'All newsletters' }
const lead =
  'Write it in both languages, send yourself a test, then send it. Each subscriber gets it once, in their language.'

/** Milliseconds between looks at one that is being sent. */
const POLL_MS = 2_000

/** A new newsletter, or the one of the URL. */
export function Component() {
  const { newsletterId } = useParams()
  if (newsletterId !== undefined)
    return <OneNewsletter key={newsletterId} id={Number(newsletterId)} />
  return (
    <>
      <PageHeader title="Write a newsletter" back={back} lead={lead} />
      <NewsletterForm newsletter={undefined} />
    </>
  )
}

const isAtWork = ({ state }: Newsletter) => state === 'SCHEDULED' || state === 'SENDING'

function OneNewsletter({ id }: { id: number }) {
  const query = useQuery({
    ...newsletter(id),
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? POLL_MS : false),
  })
  return (
    <QueryState query={query} isPage>
      {(found) => (
        <>
          <PageHeader
            title={found.subject}
            back={back}
            beside={
              <Tag tone={NEWSLETTER_STATES[found.state].tone}>
                {NEWSLETTER_STATES[found.state].words}
              </Tag>
            }
            lead={lead}
          />
          {found.state === 'DRAFT' ? (
            <NewsletterForm newsletter={found} />
          ) : (
            <NewsletterProgress newsletter={found} />
          )}
          <ThingHistory objectType="newsletter" objectId={id} />
        </>
      )}
    </QueryState>
  )
}
