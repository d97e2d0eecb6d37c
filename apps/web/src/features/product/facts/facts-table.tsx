import { Fragment } from 'react'
import styles from './facts-table.module.css'
import type { Fact } from './product-facts.ts'

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
