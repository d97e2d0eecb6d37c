import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { situationOf } from '../../../api/catalog/situations.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { t } from '../../../lib/words/texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './catalog.module.css'

/** A search for a condition or situation links to its page, above the products. */
export function NeedLink({ term }: { term: string }) {
  const found = useQuery({ ...situationOf(term), enabled: term !== '' }).data?.situation
  if (!found || term === '') return null
  return (
    <Link className={styles.need} to={paths.need(found.situationKey)}>
      <Icon name="heartbeat" large />
      <span>
        <b>{found.title}</b>
        <span>{t('shop.needMore')}</span>
      </span>
      <Icon name="chevron-right" />
    </Link>
  )
}
