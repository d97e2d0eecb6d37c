import { isMailName, MAILS, type MailName } from '@mendwell/contract/content/mails'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { mailTexts } from '../../../../api/staff/pages/mail-texts.ts'
import { ThingHistory } from '../../../components/history/thing-history.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'
import { MailForm } from './mail-form.tsx'

/** The owner's text of one mail next to its preview. */
export function Component() {
  const { mail = '' } = useParams()
  if (!isMailName(mail)) return <EmptyState icon="mail" title="There is no such email" />
  return <OneMail key={mail} mail={mail} />
}

function OneMail({ mail }: { mail: MailName }) {
  const query = useQuery(mailTexts())
  return (
    <>
      <PageHeader
        title={MAILS[mail].title}
        back={{ to: '/emails', label: 'All emails' }}
        lead="Items, amounts, links and legal notes come from the shop. What you leave empty stays as it is."
      />
      <QueryState query={query}>
        {({ rows }) => {
          const row = rows.find((one) => one.mail === mail)
          return row && <MailForm row={row} />
        }}
      </QueryState>
      <ThingHistory objectType="mail" objectId={mail} />
    </>
  )
}
