import { Fragment } from 'react'
import type { Fact } from './product-facts.ts'

/** Facts as name and value. */
export function FactsTable({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="kv">
      {facts.map(({ name, value, code }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd className={code ? 'num' : undefined}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
