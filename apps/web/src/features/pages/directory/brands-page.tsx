import type { Brand } from '@mendwell/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { brands } from '../../../api/catalog/catalog.ts'
import { SectionState } from '../../../components/lists/section-state.tsx'
import { Crumbs } from '../../../components/places/crumbs.tsx'
import { PageTitle } from '../../../components/reading/page-title.tsx'
import { paths } from '../../../lib/addresses/paths.ts'
import { pageText } from '../../../lib/words/page-texts.ts'
import skeletonStyles from '../../../ui/skeleton.module.css'
import styles from './brands-page.module.css'

/** Every maker from A to Z. */
export function Component() {
  const found = useQuery(brands())
  return (
    <div className="page">
      <Crumbs trail={[{ label: pageText('page.brands') }]} />
      <PageTitle title={pageText('page.brands')} />
      <p className="lead">{pageText('page.brandsLead')}</p>
      <SectionState
        query={found}
        skeleton={<div className={skeletonStyles.page} />}
        isEmpty={(list) => list.length === 0}
        empty={<p>{pageText('page.noBrands')}</p>}
      >
        {(list) => <BrandsByLetter brands={list} />}
      </SectionState>
    </div>
  )
}

function BrandsByLetter({ brands: list }: { brands: readonly Brand[] }) {
  const letters = Object.entries(Object.groupBy(list, letterOf)).toSorted(([one], [other]) =>
    one.localeCompare(other),
  )
  return (
    <>
      <nav className={styles.letters} aria-label={pageText('page.brandsJump')}>
        {letters.map(([letter]) => (
          <a
            key={letter}
            href={`#${headingId(letter)}`}
            onClick={(event) => {
              // The address bar belongs to the router.
              event.preventDefault()
              const heading = document.getElementById(headingId(letter))
              heading?.scrollIntoView()
              heading?.focus({ preventScroll: true })
            }}
          >
            {letter}
          </a>
        ))}
      </nav>
      {letters.map(([letter, own = []]) => (
        <section key={letter} aria-labelledby={headingId(letter)}>
          <h2 id={headingId(letter)} tabIndex={-1}>
            {letter}
          </h2>
          <ul className={styles.brands}>
            {own.map(({ brandId, brandName }) => (
              <li key={brandId}>
                <Link to={paths.brand(brandId, brandName)}>{brandName}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

const headingId = (letter: string) => `brands-${letter}`

/** Digits and symbols share one section before A. */
function letterOf({ brandName }: Brand): string {
  const first = brandName.trim().charAt(0).toUpperCase()
  return /[A-Z]/.test(first) ? first : '0-9'
}
