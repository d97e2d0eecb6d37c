import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readQuestion } from './read-question.ts'
import { ageInName } from './small-talk.ts'

it.each([
  ['lancet device', 'device'],
  ['wheelchair cushion for my mother', 'cushion'],
  ['large gloves', 'gloves'],
  ['sillas de ruedas', null],
])('takes the thing itself of "%s" for its head', (typed, head) => {
  const question = readQuestion(typed)
  expect(question.head === null ? null : question.term.words[question.head]).toBe(head)
})

it('joins letters with dots', () => {
  expect(readQuestion('V.A.C. dressing').term.words).toEqual(['vac', 'dressing'])
})

it.each(["can't bend", 'cant bend', 'can not bend', 'cannot bend'])(
  'reads "%s" as one',
  (typed) => {
    expect(readQuestion(typed).term.words).toEqual(['cannot', 'bend'])
  },
)

it.each(['mi', 'mamá', 'law', 'suegra', 'nephew'])('takes "%s" for small talk', (word) => {
  const [thing = 0, talk = 0] = readQuestion(`walker ${word}`).factors

  expect(talk).toBeLessThan(thing / 5)
})

it.each([
  ['diapers for my dad', 'ADULT'],
  ['pañales para mi papá', 'ADULT'],
  ['pañales para adultos', 'ADULT'],
  ['spacer for toddlers', 'CHILD'],
  ['mom with a baby', null],
  ['gauze', null],
])('knows whom "%s" is for', (typed, age) => {
  expect(readQuestion(typed).age).toBe(age)
})

it.each([
  ['Infant nasal aspirator', 'CHILD'],
  ['Kids’ bandage', 'CHILD'],
  ['Adult brief', 'ADULT'],
  ['Adhesive bandage', null],
  ['Kidney basin', null],
])('knows whom a kind called "%s" is made for', (name, age) => {
  expect(ageInName(name)).toBe(age)
})

it('turns any input into words with a weight each', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      const { term, factors, head } = readQuestion(typed)
      expect(factors).toHaveLength(term.words.length)
      expect(head === null || head < term.words.length).toBe(true)
    }),
  )
})
