import { isOwnPage } from '@mendwell/domain/content/own-pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type PageRow, staffPages } from '../../../../api/staff/pages/staff-pages.ts'
import { buttonClass } from '../../../../ui/buttons/button.tsx'
import { type Column, DataTable } from '../../../components/lists/data-table.tsx'
import { useListState } from '../../../components/lists/use-list-state.ts'
import detailStyles from '../../../components/page/details.module.css'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { formatDate } from '../../../components/page/formats.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'
import { Tag } from '../../../components/page/tags.tsx'
import { timesInWords } from '../times-in-words.ts'
import { PAGE_STATES } from './page-states.ts'

const name: Column<PageRow> = {
  name: 'title',
  label: 'Page',
  main: true,
  typed: true,
  cell: ({ title, pageKey }) => (
    <>
      <b className="strong">{title}</b>
      <span className={detailStyles.subLine}>/{pageKey}</span>
    </>
  ),
}
const state: Column<PageRow> = {
  name: 'state',
  label: 'Shoppers see',
  cell: (row) => (
    <>
      <Tag tone={PAGE_STATES[row.state].tone}>{PAGE_STATES[row.state].words}</Tag>
      <span className={detailStyles.subLine}>{timesInWords(row)}</span>
    </>
  ),
}
const footer: Column<PageRow> = {
  name: 'footer',
  label: 'In the footer',
  cell: ({ inFooter }) => (inFooter ? 'Yes' : 'No'),
}
const changed: Column<PageRow> = {
  name: 'changed',
  label: 'Changed',
  oneLine: true,
  cell: ({ updatedAt }) => updatedAt && formatDate(updatedAt),
}
const next: Column<PageRow> = {
  name: 'next',
  label: 'Next',
  cell: ({ title, pageKey, state: seen }) => (
    <span className="row">
      <Link className={buttonClass('secondary')} to={`/pages/text?page=${pageKey}`}>
        Edit<span className="visually-hidden"> {title}</span>
      </Link>
      {(seen === 'SHOWN' || seen === 'SHIPPED') && (
        <a className={buttonClass('quiet')} href={`/${pageKey}`} target="_blank" rel="noreferrer">
          View<span className="visually-hidden"> {title}</span>
        </a>
      )}
    </span>
  ),
}

/** Custom pages, and built-in ones whose text can be replaced. */
export function Component() {
  const list = useListState()
  const query = useQuery(staffPages())
  return (
    <>
      <PageHeader
        title="Pages"
        lead="Write pages of your own, and replace the text of the pages that came with the shop. Every change is in the history and can be undone."
        actions={
          <Link className={buttonClass('primary')} to="/pages/text">
            Write a page
          </Link>
        }
      />
      <QueryState query={query}>
        {({ rows }) => {
          const own = rows.filter(({ pageKey }) => isOwnPage(pageKey))
          const shipped = rows.filter(({ pageKey }) => !isOwnPage(pageKey))
          return (
            <div className="stack">
              <h2>Your pages</h2>
              {own.length > 0 ? (
                <DataTable
                  caption="Your pages"
                  columns={[name, state, footer, changed, next]}
                  rows={own}
                  keyOf={({ pageKey }) => pageKey}
                  list={list}
                />
              ) : (
                <EmptyState icon="file-text" title="No pages of your own yet">
                  A size guide, a brand story, opening hours for the holidays: each page has an
                  address of its own and can stand in the footer.
                </EmptyState>
              )}
              <h2>Pages that came with the shop</h2>
              <DataTable
                caption="Pages that came with the shop"
                columns={[name, state, changed, next]}
                rows={shipped}
                keyOf={({ pageKey }) => pageKey}
                list={list}
              />
            </div>
          )
        }}
      </QueryState>
    </>
  )
}
