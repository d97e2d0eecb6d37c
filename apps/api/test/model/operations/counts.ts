import type { StockCount } from '@mendwell/contract/lots/counts'
import fc from 'fast-check'
import { expect } from 'vitest'
import type * as z from 'zod/mini'
import { signIn } from '../../shoppers/sign-in.ts'
import type { Family, ModelShop } from '../model-shop.ts'
import type { Lots } from './lots.ts'

const of = fc.constant('counts' as const)

export const countActions = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('count' as const), line: fc.nat(20) },
      more: fc.integer({ min: -2, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ of, do: fc.constant('book' as const) }) },
)
type Action = typeof countActions extends fc.Arbitrary<infer A> ? A : never
type Sheet = z.input<typeof StockCount>
type Line = Sheet['lines'][number]

/**
 * Two people count what there is of each lot while it is sold, received and recalled: the difference each found is
 * booked once, on top of all that moved since.
 */
export async function playCounts(model: ModelShop, lots: Lots): Promise<Family<Action>> {
  const { shop, call, staff } = model
  const second = await signIn(
    shop,
    await shop.make.staff({ password: 'a staple for staff', email: 'second@shop.example' }),
  )
  /** The open count, and the difference that was found of each of its lines. */
  let sheet: { countId: number; lineIds: number[]; found: Map<number, number> } | undefined
  let booked = 0

  async function open() {
    const answer = await call('/staff/counts', { isByLot: true, isBlind: false }, staff)
    if (answer.statusCode !== 200) return
    const { count, lines } = answer.json<Sheet>()
    sheet = {
      countId: count.countId,
      lineIds: lines.map(({ lineId }) => lineId),
      found: new Map(),
    }
  }

  async function enter(lineId: number, counted: number, as = staff): Promise<Line> {
    const url = `/staff/counts/${sheet?.countId}/lines/${lineId}`
    const answer = await shop.put(url, { counted }, as)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }

  /** So many more than the books say: both people agree, as a large difference requires. */
  async function count(which: number, more: number) {
    if (!sheet) await open()
    const lineId = sheet?.lineIds[which % Math.max(1, sheet.lineIds.length)]
    if (!sheet || lineId === undefined) return
    const { difference } = await enter(lineId, 0)
    const onHand = -(difference ?? 0)
    const counted = Math.max(0, onHand + more)
    await enter(lineId, counted)
    const line = await enter(lineId, counted, second)
    expect(line).toMatchObject({ difference: counted - onHand, needsSecondCount: false })
    sheet.found.set(lineId, counted - onHand)
  }

  /** Unless pieces that are missing have left meanwhile: then nothing of it is booked, and the count is called off. */
  async function book() {
    if (!sheet) return
    const { countId, found } = sheet
    sheet = undefined
    const body = { reason: 'Counted', reasons: [], leavesOutUncounted: true }
    const answer = await call(`/staff/counts/${countId}/book`, body, staff)
    if (answer.statusCode !== 200) return call(`/staff/counts/${countId}/cancel`, {}, staff)
    for (const pieces of found.values()) {
      lots.found(pieces)
      booked += pieces
    }
  }

  return {
    async act(action) {
      return action.do === 'count' ? count(action.line, action.more) : book()
    },
    /** What counts moved is what was found; that it is here too, the lots know. */
    async check() {
      const { pieces } = await shop.db
        .selectFrom('lotMovement')
        .select((eb) => eb.fn.sum<number>('delta').as('pieces'))
        .where('reason', '=', 'COUNT')
        .executeTakeFirstOrThrow()
      expect(Number(pieces ?? 0)).toBe(booked)
    },
  }
}
