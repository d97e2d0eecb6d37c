import type { PictureFacts } from './facts.ts'

/** What must hold for a product, so that a drawing is true of it. */
export interface Condition {
  /** The name says it. */
  when?: RegExp
  /** The name says that it is something else, or just a part. */
  unless?: RegExp
  /** The record says that it is sterile. */
  sterile?: true
  /** The unit of sale says it. */
  unit?: RegExp
}

type RuledFacts = Pick<PictureFacts, 'productName' | 'sourceName' | 'unitName' | 'sterile'>

export const holds = ({ when, unless, sterile, unit }: Condition, facts: RuledFacts): boolean =>
  (!when || when.test(facts.sourceName ?? facts.productName)) &&
  !unless?.test(facts.sourceName ?? facts.productName) &&
  (!sterile || facts.sterile === true) &&
  (!unit || unit.test(facts.unitName))

/** The first whose condition holds. */
export const firstThatHolds = <Rule extends Condition>(
  rules: readonly Rule[],
  facts: RuledFacts,
): Rule | undefined => rules.find((rule) => holds(rule, facts))

/** Parts, supplies and extras: never drawn as the whole device. */
export const PART =
  /\b(replace(ment)?|replacements|accessor(y|ies)|attachment|adapter|adaptor|addition to|batter(y|ies)|charger|software|extensions?|tubing|hose|filter|cable|strap|cover|part|kit)\b/i
