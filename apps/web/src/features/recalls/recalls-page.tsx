import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type PublicRecall, publicRecalls } from '../../api/catalog/recalls.ts'
import { SectionState } from '../../components/lists/section-state.tsx'
import { Crumbs } from '../../components/places/crumbs.tsx'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { affectedInWords, recallText } from '../../components/recalls/recall-texts.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { formatDate } from '../../lib/words/dates.ts'
import { goodsLanguage } from '../../lib/words/goods-language.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import skeletonStyles from '../../ui/skeleton.module.css'
import { Instructions } from './instructions.tsx'
import { readAsked } from './read-asked.ts'
import { RecallNoticePage } from './recall-notice-page.tsx'

/** All recalls; with the token of a mailed notice, the one it is about. */
export function Component() {
  const token = useSearchParams()[0].get('t')
  return token === null ? <Recalls /> : <RecallNoticePage token={token} />
}

/** Public recalls of what the shop sells or sold, searchable by product and lot. */
function Recalls() {
  const [search, setSearch] = useSearchParams()
  const asked = readAsked(search)
  const [typed, setTyped] = useState(asked.q)
  const found = useQuery(publicRecalls(asked))
  const show = (page: number, q: string) =>
    setSearch({ ...(q && { q }), ...(page > 1 && { page: String(page) }) })
  const find = (event: FormEvent) => {
    event.preventDefault()
    show(1, typed.trim())
  }
  return (
    <div className="page stack">
      <Crumbs trail={[{ label: recallText('recall.title') }]} />
      <PageTitle title={recallText('recall.title')} />
      <p className="lead">{recallText('recall.lead')}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: the landmark of a search; the element is younger than the browsers that we support */}
      <form role="search" className="row" style={{ alignItems: 'end' }} onSubmit={find}>
        <div style={{ flex: '1 1 0', maxWidth: 460 }}>
          <TextField
            label={recallText('recall.search')}
            type="search"
            maxLength={100}
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
        <Button type="submit">{recallText('recall.find')}</Button>
      </form>
      <SectionState query={found} skeleton={<span className={skeletonStyles.square} />}>
        {({ rows, total }) => (
          <>
            {total === 0 && (
              <p role="status">
                {asked.q
                  ? recallText('recall.none', { term: asked.q })
                  : recallText('recall.nothing')}
              </p>
            )}
            <ul className="stack plain">
              {rows.map((recall) => (
                <Recall key={recall.recallId} recall={recall} />
              ))}
            </ul>
            {total > asked.page * PAGE_SIZE || asked.page > 1 ? (
              <div className="row">
                <Button
                  rank="outline"
                  disabled={asked.page === 1}
                  onClick={() => show(asked.page - 1, asked.q)}
                >
                  {recallText('recall.previous')}
                </Button>
                <Button
                  rank="outline"
                  disabled={total <= asked.page * PAGE_SIZE}
                  onClick={() => show(asked.page + 1, asked.q)}
                >
                  {recallText('recall.next')}
                </Button>
              </div>
            ) : null}
            <p>
              <Link to={paths.legal('recalls')}>{recallText('recall.about')}</Link>
            </p>
          </>
        )}
      </SectionState>
    </div>
  )
}

/** As the server pages them. */
const PAGE_SIZE = 20

function Recall({ recall }: { recall: PublicRecall }) {
  const { title, firm, recallNumber, recallClass, isClosed, reason, confirmedAt, products } = recall
  const facts = [
    recallText('recall.by', { firm }),
    ...(recallNumber ? [recallText('recall.number', { number: recallNumber })] : []),
    recallText('recall.since', { day: formatDate(confirmedAt) }),
  ]
  return (
    <li className="panel stack" id={`recall-${recall.recallId}`}>
      <div>
        <p className="small strong">
          {recallText(isClosed ? 'recall.closed' : 'recall.active')} ·{' '}
          {recallText(`recall.class.${recallClass}`)}
        </p>
        <h2 lang={goodsLanguage()}>{title}</h2>
        <p className="small muted">{facts.join(' · ')}</p>
      </div>
      <h3>{recallText('recall.products')}</h3>
      <ul>
        {products.map((product) => (
          <li key={product.productId}>
            <Link to={paths.product(product)} lang={goodsLanguage()}>
              {product.productName}
            </Link>
            : {affectedInWords(product.codes)}
          </li>
        ))}
      </ul>
      <h3>{recallText('recall.why')}</h3>
      <p lang={goodsLanguage()}>{reason}</p>
      <h3>{recallText('recall.do')}</h3>
      <Instructions of={recall} />
    </li>
  )
}
