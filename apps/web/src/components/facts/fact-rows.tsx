import { Fragment } from 'react'
import type { Fact } from './product-facts.ts'

/** Facts as names and values of a list. */
export const FactRows = ({ facts }: { facts: readonly Fact[] }) =>
  facts.map(({ name, value, code }) => (
    <Fragment key={name}>
      <dt>{name}</dt>
      <dd className={code ? 'tabular' : undefined}>{value}</dd>
    </Fragment>
  ))
