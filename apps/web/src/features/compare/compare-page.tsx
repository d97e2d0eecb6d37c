import { type Compared, readCompared } from '@mendwell/domain/compare/comparing'
import { MAX_COMPARED } from '@mendwell/domain/orders/limits'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { type ComparedProduct, comparedProducts } from '../../api/catalog/compared.ts'
import { compareText } from '../../components/compare/compare-texts.ts'
import { SectionState } from '../../components/lists/section-state.tsx'
import { Crumbs } from '../../components/places/crumbs.tsx'
import { GridSkeleton } from '../../components/product/grid-skeleton.tsx'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { paths } from '../../lib/addresses/paths.ts'
import { currentCompared, keepCompared, useCompared } from '../../state/compared.ts'
import { buttonClass } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { announce } from '../../ui/notices/announcer.tsx'
import { CompareTable } from './compare-table.tsx'
import { ShareComparison } from './share-comparison.tsx'

/** Products side by side, as listed in the URL, or else those chosen in this browser. */
export function Component() {
  const named = useSearchParams()[0].get('ids')
  const chosen = useCompared()
  if (named === null && chosen.length > 0) return <Navigate replace to={paths.compare(chosen)} />
  const compared = readCompared(named ?? '')
  return (
    <div className="page stack">
      <Crumbs trail={[{ label: compareText('compare.title') }]} />
      <PageTitle title={compareText('compare.title')} place="compare" />
      <Comparison compared={compared} />
    </div>
  )
}

function Comparison({ compared }: { compared: Compared }) {
  const { ids } = compared
  const navigate = useNavigate()
  const answer = useQuery(comparedProducts(ids))
  const remove = ({ productId, productName }: ComparedProduct) => {
    keepCompared(currentCompared().filter((id) => id !== productId))
    const left = ids.filter((id) => id !== productId)
    void navigate(left.length > 0 ? paths.compare(left) : '/compare', { replace: true })
    announce(compareText('compare.removed', { name: productName }))
  }
  return (
    <SectionState query={answer} skeleton={<GridSkeleton cards={ids.length} />}>
      {(found) => {
        const products = found.flatMap((product) =>
          product && ids.includes(product.productId) ? [product] : [],
        )
        const isShown = (id: number) => products.some(({ productId }) => productId === id)
        const gone = answer.isPlaceholderData ? [] : ids.filter((id) => !isShown(id))
        return (
          <>
            <LinkFaults compared={compared} gone={gone} />
            {products.length === 0 && !answer.isPlaceholderData && <NothingToCompare />}
            {products.length === 1 && (
              <p className="note info">
                <Icon name="info-circle" />
                <span>{compareText('compare.one')}</span>
              </p>
            )}
            {products.length > 0 && (
              <>
                <ShareComparison productIds={products.map(({ productId }) => productId)} />
                <CompareTable products={products} onRemove={remove} />
              </>
            )}
          </>
        )
      }}
    </SectionState>
  )
}

const NAMED = 5

/** What the URL lists but cannot be shown, so no one wonders where a product went. */
function LinkFaults({ compared, gone }: { compared: Compared; gone: readonly number[] }) {
  const { unreadable, beyond } = compared
  const faults = [
    ...(gone.length > 0
      ? [
          compareText(gone.length === 1 ? 'compare.goneIds.one' : 'compare.goneIds.other', {
            count: gone.length,
            ids: gone.join(', '),
          }),
        ]
      : []),
    ...(unreadable.length > 0
      ? [compareText('compare.unreadable', { parts: partsInWords(unreadable) })]
      : []),
    ...(beyond > 0
      ? [
          compareText(beyond === 1 ? 'compare.beyond.one' : 'compare.beyond.other', {
            count: beyond,
            most: MAX_COMPARED,
          }),
        ]
      : []),
  ]
  if (faults.length === 0) return null
  return (
    <div className="note warn" role="status">
      <Icon name="alert-triangle" />
      <div>
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </div>
    </div>
  )
}

/** The first few, truncated: a URL may contain anything. */
const partsInWords = (parts: readonly string[]) =>
  parts
    .slice(0, NAMED)
    .map((part) => (part.length > 20 ? `${part.slice(0, 20)}…` : part))
    .join(', ') + (parts.length > NAMED ? ', …' : '')

function NothingToCompare() {
  return (
    <div className="stack">
      <p className="strong">{compareText('compare.none')}</p>
      <p className="muted">{compareText('compare.noneHint')}</p>
      <Link className={buttonClass('primary')} to={paths.departments}>
        {compareText('compare.toShop')}
      </Link>
    </div>
  )
}
