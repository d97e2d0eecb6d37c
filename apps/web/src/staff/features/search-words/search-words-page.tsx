import type { Synonym } from '@mendwell/contract/catalog/search-words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteSynonym, searchMisses, synonyms } from '../../../api/staff/content.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { type Column, DataTable } from '../../components/lists/data-table.tsx'
import { LocalList } from '../../components/lists/local-list.tsx'
import { SearchField } from '../../components/lists/search-field.tsx'
import toolStyles from '../../components/lists/tools.module.css'
import { useListState } from '../../components/lists/use-list-state.ts'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { formatDate, formatNumber } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { SearchesToReview } from './searches-to-review.tsx'
import { SynonymForm } from './synonym-form.tsx'

interface Line extends Pick<Synonym, 'synonymId' | 'term' | 'meaning'> {
  /** The synonym works in both directions. */
  isTwoWay: boolean
}
interface Miss {
  term: string
  times: number
  partial: boolean
  lastAt: string
}

const outdates = ['/searchSynonym/']
/** The most frequent ones; others move up once these have a synonym. */
const SHOWN_MISSES = 10

function Remove({ line }: { line: Line }) {
  const { busy, refusal, save } = useSave(deleteSynonym, { outdates, success: 'Removed.' })
  return (
    <>
      <Button
        rank="quiet"
        busy={busy}
        aria-label={`Remove ${line.term} means ${line.meaning}`}
        onClick={() => save(line.synonymId)}
      >
        Remove
      </Button>
      <Refusal refusal={refusal} />
    </>
  )
}

const SYNONYMS: readonly Column<Line>[] = [
  { name: 'term', label: 'Shoppers type', main: true, typed: true, cell: ({ term }) => term },
  { name: 'meaning', label: 'Also search for', typed: true, cell: ({ meaning }) => meaning },
  {
    name: 'direction',
    label: 'Direction',
    cell: ({ isTwoWay }) => (isTwoWay ? 'Both ways' : 'One way'),
  },
  { name: 'change', label: 'Actions', cell: (line) => <Remove line={line} /> },
]

const missColumns = (choose: (term: string) => void): readonly Column<Miss>[] => [
  { name: 'term', label: 'Searched for', main: true, typed: true, cell: ({ term }) => term },
  { name: 'times', label: 'Times', numeric: true, cell: ({ times }) => formatNumber(times) },
  {
    name: 'shown',
    label: 'Shown',
    cell: ({ partial }) => (partial ? 'Partial matches' : 'Nothing'),
  },
  { name: 'last', label: 'Last', wideOnly: true, cell: ({ lastAt }) => formatDate(lastAt) },
  {
    name: 'change',
    label: 'Actions',
    cell: ({ term }) => (
      <Button rank="secondary" aria-label={`Add a synonym: ${term}`} onClick={() => choose(term)}>
        Add a synonym
      </Button>
    ),
  },
]

const keyOfPair = (term: string, meaning: string) => `${term}\n${meaning}`.toLowerCase()

function withDirections(rows: readonly Omit<Line, 'isTwoWay'>[]): Line[] {
  const pairs = new Set(rows.map(({ term, meaning }) => keyOfPair(term, meaning)))
  return rows.map((row) => ({ ...row, isTwoWay: pairs.has(keyOfPair(row.meaning, row.term)) }))
}

/** Searches without results, and the synonyms. */
export function Component() {
  const list = useListState()
  const misses = useQuery(searchMisses())
  const known = useQuery(synonyms())
  const [chosen, setChosen] = useState('')
  const fits = ({ term, meaning }: Line) =>
    `${term} ${meaning}`.toLowerCase().includes(list.q.toLowerCase())
  return (
    <>
      <PageHeader
        title="Search words"
        lead="Searches in the last 90 days that failed shoppers, and synonyms for shoppers’ words. Changes take effect immediately."
      />
      <div className="stack">
        <SynonymForm key={chosen} term={chosen} />
        <SearchesToReview list={list} onAddSynonym={setChosen} />
        <section aria-labelledby="misses" className="stack-small">
          <h2 id="misses">Not found</h2>
          <QueryState query={misses} lines={4}>
            {(rows) =>
              rows.length === 0 ? (
                <EmptyState title="No failed searches" />
              ) : (
                <DataTable
                  caption="Searches with no exact match, most frequent first"
                  columns={missColumns(setChosen)}
                  rows={rows.slice(0, SHOWN_MISSES)}
                  keyOf={({ term }) => term}
                  list={list}
                />
              )
            }
          </QueryState>
        </section>
        <section aria-labelledby="synonyms" className="stack-small">
          <div className={toolStyles.tools}>
            <h2 id="synonyms">Synonyms</h2>
            <SearchField list={list} label="Search synonyms" />
          </div>
          <QueryState query={known} lines={4}>
            {(rows) => (
              <LocalList
                list={list}
                rows={withDirections(rows)
                  .filter(fits)
                  .toSorted((one, other) => other.synonymId - one.synonymId)}
                caption="What shoppers type and what else is searched, newest first"
                noun="synonyms"
                columns={SYNONYMS}
                keyOf={({ synonymId }) => synonymId}
              />
            )}
          </QueryState>
        </section>
      </div>
    </>
  )
}
