import { expect, it } from 'vitest'
import { watchForJumps } from './clock-jumps.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

it.each([
  ['both go on', 10_000, 10_000, false],
  ['a late look', 10 * MINUTE, 10 * MINUTE, false],
  ['a clock put right by some seconds', 10_000 - 5_000, 10_000, false],
  ['set back by an hour', 10_000 - HOUR, 10_000, true],
  ['set back by a day', 10_000 - 24 * HOUR, 10_000, true],
  ['set forward by an hour', 10_000 + HOUR, 10_000, true],
])('%s', (_, wallLater, steadyLater, jumped) => {
  let [wall, steady] = [Date.UTC(2026, 10, 1), 5_000]
  const wasSet = watchForJumps(
    () => wall,
    () => steady,
  )
  wall += wallLater
  steady += steadyLater

  expect([wasSet(), wasSet()]).toEqual([jumped, false])
})
