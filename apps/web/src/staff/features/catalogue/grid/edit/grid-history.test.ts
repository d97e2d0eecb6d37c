import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newHistory, redoStep, stepTo, undoStep } from './grid-history.ts'

it('undoes typing in one cell at once, and steps in others one by one', () => {
  let history = newHistory('')
  for (const text of ['1', '12', '12.5']) history = stepTo(history, text, '7-unitPrice')
  history = stepTo(history, 'filled')
  expect(undoStep(history).now).toBe('12.5')
  expect(undoStep(undoStep(history)).now).toBe('')
  expect(redoStep(undoStep(history)).now).toBe('filled')
})

it('starts a new step for typing after undoing', () => {
  const typed = stepTo(stepTo(newHistory('a'), 'b', 'x'), 'c', 'y')
  const again = stepTo(undoStep(typed), 'd', 'x')
  expect(again.future).toEqual([])
  expect(undoStep(again).now).toBe('b')
})

it('undoes and redoes any steps to where they were', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 90 }), (steps) => {
      const end = steps.reduce((history, step) => stepTo(history, step), newHistory(-0.5))
      const start = steps.reduce((history) => undoStep(history), end)
      expect(start.now).toBe(-0.5)
      expect(undoStep(start)).toEqual(start)
      expect(steps.reduce((history) => redoStep(history), start).now).toBe(steps.at(-1))
    }),
  )
})
