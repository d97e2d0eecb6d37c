import { describe, expect, it } from 'vitest'
import { isWellFormed } from '../well-formed.test-support.ts'
import { isMeasureName, measureNames, renderMeasure } from './measures.ts'

describe('the drawing of a measuring point', () => {
  it.each(measureNames())('%s is well formed and always the same', (name) => {
    const svg = renderMeasure(name)

    expect(isWellFormed(svg)).toBe(true)
    expect(svg).not.toMatch(/NaN|undefined/)
    expect(svg).toBe(renderMeasure(name))
  })

  it('exists only for its own names', () => {
    expect(isMeasureName('waist')).toBe(true)
    expect(isMeasureName('toString')).toBe(false)
    expect(isMeasureName('')).toBe(false)
  })
})
