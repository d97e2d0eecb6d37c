import { inUnit, typedUnit, type UnitSystem } from '@mendwell/domain/fit/measures'
import type { Range, RangeName, SizeAnswer, SizeChart } from '@mendwell/domain/fit/size-chart'
import { formatNumber } from '../../lib/words/numbers.ts'
import { sizingText } from './sizing-text.ts'

/** '8.8 cm' for a value of the chart, in the shopper's units. */
export function valueWords(
  { points }: SizeChart,
  system: UnitSystem,
  name: RangeName,
  value: number,
): string {
  const unit = (points.find(({ point }) => point === name) ?? points[0])?.unit ?? 'in'
  const to = typedUnit(unit, system)
  return sizingText(`sizing.short.${to}`, {
    value: formatNumber(readable(inUnit(value, unit, to))),
  })
}

/** As read off a tape: 119.99 cm, converted from 120 to inches and back, is 120. */
const readable = (value: number): number => (value < 10 ? value : Math.round(value * 10) / 10)

/** '32 in to 44 in', 'up to 31 in', or '45 in and more'. */
export function rangeWords([from, to]: Range, words: (value: number) => string): string {
  if (to === null) return sizingText('sizing.from', { from: words(from ?? 0) })
  if (from === null) return sizingText('sizing.upTo', { to: words(to) })
  return sizingText('sizing.fromTo', { from: words(from), to: words(to) })
}

/** What the answer is called. */
export function answerTitle(answer: Exclude<SizeAnswer, { kind: 'INCOMPLETE' }>): string {
  switch (answer.kind) {
    case 'FITS':
      return sizingText('sizing.yours', { size: answer.size })
    case 'BETWEEN': {
      const { sizes, take } = answer
      const ends = { first: sizes[0] ?? '', last: sizes.at(-1) ?? '' }
      return take === null
        ? sizingText('sizing.yoursBetween', ends)
        : sizingText('sizing.yoursTake', { ...ends, take })
    }
    case 'DIFFER':
      return answer.take === null
        ? sizingText('sizing.differ')
        : sizingText('sizing.differTake', { take: answer.take })
    case 'OUTSIDE':
      return sizingText('sizing.outside')
  }
}

/** The reason, one sentence per measure. */
export function answerReasons(
  chart: SizeChart,
  system: UnitSystem,
  answer: Exclude<SizeAnswer, { kind: 'INCOMPLETE' }>,
): string[] {
  const point = (name: RangeName) => sizingText(`sizing.point.${name}`)
  const words = (name: RangeName) => (value: number) => valueWords(chart, system, name, value)
  switch (answer.kind) {
    case 'FITS':
    case 'BETWEEN':
      return answer.reasons.map(({ name, value, range }) => {
        const said = { point: point(name), value: words(name)(value) }
        return range
          ? sizingText('sizing.within', { ...said, range: rangeWords(range, words(name)) })
          : sizingText('sizing.at', said)
      })
    case 'DIFFER':
      return answer.found.map(({ name, size }) =>
        sizingText('sizing.gives', { point: point(name), size }),
      )
    case 'OUTSIDE': {
      const { name, value, limit, side } = answer
      const said = { point: point(name), value: words(name)(value), limit: words(name)(limit) }
      return [sizingText(side === 'BELOW' ? 'sizing.below' : 'sizing.above', said)]
    }
  }
}

/** The possible sizes of a result. */
export function sizesToTake(answer: SizeAnswer): string[] {
  if (answer.kind === 'FITS') return [answer.size]
  if (answer.kind === 'BETWEEN') return answer.take === null ? answer.sizes : [answer.take]
  return answer.kind === 'DIFFER' && answer.take !== null ? [answer.take] : []
}
