import { Fragment } from 'react'
import type { Fact } from '../../../components/facts/product-facts.ts'
import styles from './facts-table.module.css'

/** Facts as name and value. */
export function FactsTable({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, code }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd className={code ? 'tabular' : undefined}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
