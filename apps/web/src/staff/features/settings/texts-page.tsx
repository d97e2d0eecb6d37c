import { isMailSubject, type Wording, wording } from '@mendwell/contract/content/mail-subjects'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { settings } from '../../../api/staff/settings.ts'
import { fieldMessagesEs } from '../../../texts/es/field-messages.ts'
import { messagesEs } from '../../../texts/es/messages.ts'
import { staffMessagesEs } from '../../../texts/es/staff-messages.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { StaffDialog } from '../../components/dialogs/staff-dialog.tsx'
import type { Column } from '../../components/lists/data-table.tsx'
import { FilterLinks } from '../../components/lists/filter-links.tsx'
import { LocalList } from '../../components/lists/local-list.tsx'
import { SearchField } from '../../components/lists/search-field.tsx'
import toolStyles from '../../components/lists/tools.module.css'
import { useListState } from '../../components/lists/use-list-state.ts'
import detailStyles from '../../components/page/details.module.css'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { Tag } from '../../components/page/tags.tsx'
import { type OwnTexts, RewordForm, type TextRow } from './reword-form.tsx'

const SPANISH: Readonly<Record<string, string>> = {
  ...messagesEs,
  ...fieldMessagesEs,
  ...staffMessagesEs,
}

const rowsOf = ({ messageTexts, messageTextsEs }: OwnTexts): TextRow[] =>
  (Object.keys(wording) as Wording[])
    .filter((key) => !isMailSubject(key))
    .map((key) => ({
      key,
      text: wording[key],
      own: messageTexts[key],
      spanish: SPANISH[`message.${key}`],
      ownSpanish: messageTextsEs[key],
    }))

const isReworded = ({ own, ownSpanish }: TextRow) => own !== undefined || ownSpanish !== undefined

const columnsFor = (edit: (row: TextRow) => void): readonly Column<TextRow>[] => [
  {
    name: 'text',
    label: 'Text',
    main: true,
    cell: ({ text, own, spanish, ownSpanish }) => (
      <>
        {own ?? text}
        {own !== undefined && <span className={detailStyles.subLine}>Instead of: {text}</span>}
        {spanish && (
          <span className={detailStyles.subLine} lang="es">
            {ownSpanish ?? spanish}
          </span>
        )}
      </>
    ),
  },
  {
    name: 'own',
    label: 'Words',
    wideOnly: true,
    cell: (row) => (isReworded(row) ? <Tag tone="info">Custom</Tag> : 'Default'),
  },
  {
    name: 'change',
    label: 'Actions',
    cell: (row) => (
      <Button rank="secondary" aria-label={`Edit: ${row.text}`} onClick={() => edit(row)}>
        Edit
      </Button>
    ),
  },
]

/** Every text of the shop's forms, messages and mails; the owner can override each. */
export function Component() {
  const list = useListState()
  const query = useQuery(settings())
  const [edited, setEdited] = useState<TextRow>()
  const fits = (row: TextRow) =>
    (list.filters.words !== 'own' || isReworded(row)) &&
    [row.text, row.own, row.spanish, row.ownSpanish]
      .join(' ')
      .toLowerCase()
      .includes(list.q.toLowerCase())
  return (
    <>
      <PageHeader
        title="Message wording"
        lead="What the shop says in forms and notices, in English and Spanish. Emails have their own page."
      />
      <div className={toolStyles.tools}>
        <FilterLinks
          list={list}
          name="words"
          label="Whose words"
          options={[
            { value: '', label: 'All' },
            { value: 'own', label: 'Custom' },
          ]}
        />
        <SearchField list={list} label="Search texts" />
      </div>
      <QueryState query={query}>
        {(texts) => {
          const rows = rowsOf(texts).filter(fits)
          return (
            <>
              <LocalList
                list={list}
                rows={rows}
                caption="Message wording"
                noun="texts"
                columns={columnsFor(setEdited)}
                keyOf={({ key }) => key}
              />
              <StaffDialog
                opened={edited !== undefined}
                onClose={() => setEdited(undefined)}
                title="Edit wording"
              >
                {edited && <RewordForm row={edited} onDone={() => setEdited(undefined)} />}
              </StaffDialog>
            </>
          )
        }}
      </QueryState>
    </>
  )
}
