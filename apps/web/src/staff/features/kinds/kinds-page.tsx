import { useState } from 'react'
import { Link } from 'react-router'
import { type StaffKindRow, staffKinds } from '../../../api/staff/kinds.ts'
import { buttonClass } from '../../../ui/buttons/button.tsx'
import type { Column } from '../../components/lists/data-table.tsx'
import { LocalList } from '../../components/lists/local-list.tsx'
import { SearchField } from '../../components/lists/search-field.tsx'
import tableStyles from '../../components/lists/table.module.css'
import toolStyles from '../../components/lists/tools.module.css'
import { useListQuery } from '../../components/lists/use-list-query.ts'
import { useListState } from '../../components/lists/use-list-state.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { Tag } from '../../components/page/tags.tsx'
import { useStaff } from '../../session/use-staff.ts'
import { ClassDialog } from './class-dialog.tsx'
import { CLASS_WORDS } from './class-words.ts'

/** The kinds of products, and who may buy each. */
export function Component() {
  const list = useListState()
  const query = useListQuery(staffKinds())
  const mayWrite = useStaff()?.may('catalogue.write') === true
  const [edited, setEdited] = useState<StaffKindRow>()
  const wanted = String(list.query.q ?? '').toLowerCase()
  const columns: readonly Column<StaffKindRow>[] = [
    {
      name: 'name',
      label: 'Kind',
      main: true,
      typed: true,
      cell: (kind) =>
        mayWrite ? (
          <button type="button" className={tableStyles.nameButton} onClick={() => setEdited(kind)}>
            {kind.name}
          </button>
        ) : (
          kind.name
        ),
    },
    {
      name: 'class',
      label: 'Sold to',
      cell: ({ saleClass, minAge }) => (
        <Tag tone={saleClass === 'OPEN' ? 'good' : 'warn'}>
          {saleClass === 'AGE' && minAge !== null
            ? `Ages ${minAge} and up`
            : CLASS_WORDS[saleClass]}
        </Tag>
      ),
    },
    {
      name: 'reason',
      label: 'Why',
      typed: true,
      spare: true,
      cell: ({ saleReason }) => saleReason,
    },
  ]
  return (
    <>
      <PageHeader
        title="Kinds"
        lead="What a product is. Its kind sets the purpose, the warnings and who may order it."
        actions={
          <Link className={buttonClass('outline')} to="/kinds/waiting">
            Products without a kind
          </Link>
        }
      />
      <div className={toolStyles.tools}>
        <SearchField list={list} label="Name of the kind" />
      </div>
      <QueryState query={query}>
        {(kinds) => (
          <LocalList
            list={list}
            rows={kinds.filter(({ name }) => name.toLowerCase().includes(wanted))}
            caption="Kinds"
            noun="kinds"
            columns={columns}
            keyOf={({ kindKey }) => kindKey}
          />
        )}
      </QueryState>
      <ClassDialog kind={edited} onClose={() => setEdited(undefined)} />
    </>
  )
}
