import { MAIL_GROUPS, MAILS } from '@mendwell/contract/content/mails'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type MailTextRow, mailTexts } from '../../../../api/staff/pages/mail-texts.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'
import { Tag } from '../../../components/page/tags.tsx'
import { MailLogo, MailLogoHistory } from './mail-logo.tsx'
import styles from './mails.module.css'

const isOwn = ({ text }: MailTextRow) => Object.values(text).some((words) => words !== '')

/** Every mail of the shop by topic; each links to its text. */
export function Component() {
  const query = useQuery(mailTexts())
  return (
    <>
      <PageHeader
        title="Emails"
        lead="Add your own subject and paragraphs to the emails of the shop, with a preview."
      />
      <MailLogo />
      <QueryState query={query}>
        {({ rows }) => (
          <div className={styles.groups}>
            {MAIL_GROUPS.map((group) => (
              <section key={group} className="panel stack-small" aria-label={group}>
                <h2>{group}</h2>
                <ul className={styles.list}>
                  {rows
                    .filter(({ mail }) => MAILS[mail].group === group)
                    .map((row) => (
                      <li key={row.mail}>
                        <Link to={`/emails/${row.mail}`}>{MAILS[row.mail].title}</Link>
                        {isOwn(row) && <Tag tone="info">Custom</Tag>}
                      </li>
                    ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </QueryState>
      <MailLogoHistory />
    </>
  )
}
