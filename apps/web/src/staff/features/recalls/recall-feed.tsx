import { useQuery } from '@tanstack/react-query'
import {
  type RecallFeed as Feed,
  readRecallFeed,
  recallFeed,
} from '../../../api/staff/stock/recalls.ts'
import { translateMessage } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { countOf } from '../../components/page/count-of.ts'
import { formatMoment } from '../../components/page/formats.ts'

/** The last reading of the feed of records, and a button for another one; nothing where no address is set. */
export function RecallFeed() {
  const { data } = useQuery(recallFeed())
  const { save, busy, refusal } = useSave(readRecallFeed, {
    outdates: ['/staff/recalls', '/staff/history'],
    success: ({ records, added, changed }) =>
      `${countOf(records, 'record')} read: ${added} new, ${changed} changed`,
  })
  if (!data?.isOn) return null
  return (
    <section className="panel stack">
      <h2>FDA records</h2>
      {/* A refusal says what the last reading says too. */}
      {!refusal && (
        <p className={data.last?.problem ? undefined : 'muted'}>{lastInWords(data.last)}</p>
      )}
      <Refusal refusal={refusal} />
      <div className="row">
        <Button rank="outline" busy={busy} onClick={() => save(undefined)}>
          Read them now
        </Button>
      </div>
    </section>
  )
}

function lastInWords(last: Feed['last']): string {
  if (!last) return 'They are read every day from the address in the settings. Not read yet.'
  const who = last.readBy === 'system' ? 'automatically' : `by ${last.readBy}`
  const when = `${formatMoment(last.readAt)} ${who}`
  if (last.problem) {
    const { message, sentence } = last.problem
    return `Last tried ${when}. ${translateMessage(message, sentence ?? undefined)}`
  }
  const { records, added, changed } = last
  return `Last read ${when}: ${countOf(records ?? 0, 'record')}, ${added} new, ${changed} changed.`
}
