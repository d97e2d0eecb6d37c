import { Modal, Textarea } from '@mantine/core'
import { type Wording, wording } from '@mendwell/contract/mail-subjects'
import { type MessageTexts, namesIn } from '@mendwell/contract/messages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saveSettings, settings } from '../../../api/staff/settings.ts'
import { Button } from '../../../ui/button.tsx'
import type { Column } from '../../components/data-table.tsx'
import { FilterLinks } from '../../components/filter-links.tsx'
import { LocalList } from '../../components/local-list.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { Refusal } from '../../components/refusal.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { Tag } from '../../components/tags.tsx'
import { useListState } from '../../components/use-list-state.ts'
import { useSave } from '../../components/use-save.ts'

interface Row {
  key: Wording
  text: string
  own: string | undefined
}

const rowsOf = (texts: MessageTexts): Row[] =>
  (Object.keys(wording) as Wording[]).map((key) => ({
    key,
    text: wording[key],
    own: texts[key],
  }))

const columnsFor = (edit: (row: Row) => void): readonly Column<Row>[] => [
  {
    name: 'text',
    label: 'Text',
    main: true,
    cell: ({ text, own }) => (
      <>
        {own ?? text}
        {own !== undefined && <p className="muted">Instead of: {text}</p>}
      </>
    ),
  },
  {
    name: 'own',
    label: 'Words',
    wideOnly: true,
    cell: ({ own }) => (own === undefined ? 'As delivered' : <Tag tone="info">Your own</Tag>),
  },
  {
    name: 'change',
    label: 'Change',
    cell: (row) => (
      <Button rank="secondary" aria-label={`Reword: ${row.text}`} onClick={() => edit(row)}>
        Reword
      </Button>
    ),
  },
]

/** Every sentence the shop says in forms, messages and mails; the owner's own words take its place. */
export function Component() {
  const list = useListState()
  const query = useQuery(settings())
  const [edited, setEdited] = useState<Row>()
  const fits = ({ text, own }: Row) =>
    (list.filters.words !== 'own' || own !== undefined) &&
    `${text} ${own ?? ''}`.toLowerCase().includes(list.q.toLowerCase())
  return (
    <>
      <PageHeader
        title="Texts of messages"
        lead="What the shop says in English, in forms, notices and subjects of mails. Spanish stays as it is."
      />
      <div className="tools">
        <FilterLinks
          list={list}
          name="words"
          label="Whose words"
          options={[
            { value: '', label: 'All' },
            { value: 'own', label: 'Your own' },
          ]}
        />
        <SearchField list={list} label="Search texts" />
      </div>
      <QueryState query={query}>
        {({ messageTexts }) => {
          const rows = rowsOf(messageTexts).filter(fits)
          return (
            <>
              <LocalList
                list={list}
                rows={rows}
                caption="Texts of messages"
                noun="texts"
                columns={columnsFor(setEdited)}
                keyOf={({ key }) => key}
              />
              <Modal
                opened={edited !== undefined}
                onClose={() => setEdited(undefined)}
                title="Reword a text"
              >
                {edited && (
                  <Reword row={edited} texts={messageTexts} onDone={() => setEdited(undefined)} />
                )}
              </Modal>
            </>
          )
        }}
      </QueryState>
    </>
  )
}

interface RewordProps {
  row: Row
  texts: MessageTexts
  onDone: () => void
}

function Reword({ row: { key, text, own }, texts, onDone }: RewordProps) {
  const [words, setWords] = useState(own ?? text)
  const { busy, refusal, save } = useSave(saveSettings, {
    outdates: ['/staff/settings'],
    success: 'The shop says it in your words now.',
    onSaved: onDone,
  })
  const { [key]: _, ...others } = texts
  const names = namesIn(text)
  const said = words.trim()
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const isOwn = said !== '' && said !== text
        save({ messageTexts: isOwn ? { ...others, [key]: said } : others })
      }}
    >
      <Refusal refusal={refusal} />
      <Textarea
        label="Text"
        description={
          names.length > 0
            ? `Filled in by the shop: ${names.map((name) => `{${name}}`).join(', ')}. Empty: as delivered.`
            : 'Empty: as delivered.'
        }
        autosize
        minRows={2}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <p className="muted">As delivered: {text}</p>
      <div className="row">
        <Button type="submit" busy={busy}>
          Save
        </Button>
        <Button rank="outline" onClick={onDone}>
          Keep as it is
        </Button>
      </div>
    </form>
  )
}
