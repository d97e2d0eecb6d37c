import type { Facts } from '@mendwell/domain/facts/facts'
import { Suspense } from 'react'
import { FactRows } from '../../../components/facts/fact-rows.tsx'
import type { Fact } from '../../../components/facts/product-facts.ts'
import { StatedRows } from '../../../components/facts/stated-rows.tsx'
import styles from './facts-table.module.css'

interface FactsTableProps {
  facts: readonly Fact[]
  /** Other stated facts; a response cached before they existed has none. */
  stated: Facts | undefined
}

/** Facts as name and value. */
export const FactsTable = ({ facts, stated = {} }: FactsTableProps) => (
  <dl className={styles.facts}>
    <FactRows facts={facts} />
    {Object.keys(stated).length > 0 && (
      <Suspense>
        <StatedRows facts={stated} />
      </Suspense>
    )}
  </dl>
)
