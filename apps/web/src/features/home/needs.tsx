import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { someSituations } from '../../api/catalog/situations.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { t } from '../../lib/words/texts.ts'
import styles from './needs.module.css'

/** As many as fit in two lines of a wide screen. */
export const HOME_NEEDS = 10

/** Entry points for people who know what happened, not what it is called. */
export function Needs() {
  const { data } = useQuery(someSituations(HOME_NEEDS))
  if (!data || data.length === 0) return null
  return (
    <section className={`page ${styles.needs}`} aria-labelledby="home-needs">
      <div className={`head ${styles.head}`}>
        <h2 id="home-needs">{t('home.needs')}</h2>
        <Link to={paths.needs}>{t('home.allNeeds')}</Link>
      </div>
      <ul className={styles.links}>
        {data.map(({ situationKey, title }) => (
          <li key={situationKey}>
            <Link className={styles.link} to={paths.need(situationKey)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
