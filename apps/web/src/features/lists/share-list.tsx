import { MAX_LIST_LINKS } from '@mendwell/domain/lists/merge-lists'
import { useMutation, useQuery } from '@tanstack/react-query'
import { endListLink, type ListLinkAnswer, listLinks, makeListLink } from '../../api/carts.ts'
import { MadeLink } from '../../components/lists/made-link.tsx'
import { formatDate } from '../../lib/words/dates.ts'
import { LinkRow } from '../../purchase/lines/link-row.tsx'
import { listText } from '../../purchase/lines/list-texts.ts'
import { sharedListPath } from '../../purchase/lines/shared-list-path.ts'
import { syncLists } from '../../purchase/sync/sync-lists.ts'
import { Button } from '../../ui/buttons/button.tsx'

interface ShareListProps {
  custId: number
  /** The list's name in the account, and on the screen. */
  name: string
  title: string
}

/** The links to a list of an account: created for whoever shops for its owner, and revoked. */
export function ShareList({ custId, name, title }: ShareListProps) {
  const { data: links = [] } = useQuery(listLinks())
  const making = useMutation({
    mutationFn: async () => {
      await syncLists(custId)
      return makeListLink(name)
    },
  })
  const own = links.filter((link) => link.name.toLowerCase() === name.toLowerCase())
  const made = own.some(({ linkId }) => linkId === making.data?.linkId) ? making.data : undefined
  const isFull = links.length >= MAX_LIST_LINKS
  return (
    <div className="stack">
      <p className="small muted">{listText('lists.shareWhat')}</p>
      <div role="status" className="stack">
        {isFull && !made && <p className="note warn">{listText('lists.shareFull')}</p>}
        {making.error && <p className="note warn">{listText('lists.failed')}</p>}
        {made && <MadeLink label={listText('lists.link')} path={sharedListPath(made.token)} />}
      </div>
      {!made && (
        <p>
          <Button
            rank="secondary"
            busy={making.isPending}
            disabled={isFull}
            aria-label={listText('lists.makeLinkOf', { name: title })}
            onClick={() => making.mutate()}
          >
            {listText('lists.makeLink')}
          </Button>
        </p>
      )}
      {own.length > 0 && (
        <ul>
          {own.map((link) => (
            <LinkRow
              key={link.linkId}
              end={() => endListLink(link.linkId)}
              {...rowOf(link, title)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** The text of a row for a link to the list of this title. */
function rowOf({ createdAt, expiresAt }: ListLinkAnswer, title: string) {
  const words = { made: formatDate(createdAt), until: formatDate(expiresAt), name: title }
  return {
    text: listText('lists.linkOf', words),
    endLabel: listText('lists.endLink'),
    endName: listText('lists.endLinkOf', words),
    ended: listText('lists.linkEnded'),
    failed: listText('lists.failed'),
  }
}
