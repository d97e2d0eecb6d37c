import fc from 'fast-check'
import type { CardProvider } from '../providers/card-providers.ts'
import type { Mishap } from './unreliable-cards.ts'

/** One thing that a shopper, the staff, the card provider or fate does; `which` picks among the orders so far. */
export type Action =
  | { do: 'save'; quantity: number; withCode: boolean }
  | { do: 'save while the database is cut off'; quantity: number; withCode: boolean }
  | { do: 'move promotion'; to: 'ACTIVE' | 'PAUSED' }
  | { do: 'replay'; which: number; changed: boolean }
  | { do: 'pay'; which: number; card: Card; mishap: Mishap | undefined }
  | { do: 'pay again'; which: number }
  | { do: 'pay past a dead worker'; which: number; mishap: Mishap }
  | { do: 'wake the dead' }
  | { do: 'pay by hand'; which: number }
  | { do: 'pay by gift card'; which: number }
  | { do: 'take gift card off'; which: number }
  | { do: 'decide'; which: number; approve: boolean }
  | { do: 'finish slow charges' }
  | { do: 'tell events'; order: number[] }
  | { do: 'confirm'; which: number }
  | { do: 'refund'; which: number; cents: number | null; mishap: Mishap | undefined }
  | { do: 'move'; which: number; to: 'PRINTED' | 'OPEN' | 'CLOSED' | 'REJECTED' }
  | { do: 'return'; which: number }
  | { do: 'move return'; which: number; to: (typeof RETURN_MOVES)[number] }
  | { do: 'edit'; which: number; quantity: number }
  | { do: 'reconcile' }

export type Card = keyof CardProvider['tokens']
const CARDS: readonly Card[] = ['approve', 'approve', 'approve', 'decline', 'bank', 'slow']
const DEATHS: readonly Mishap[] = [
  'dies before acting',
  'dies once the reference is known',
  'dies after acting',
]
const MISHAPS: readonly Mishap[] = ['lost before acting', 'lost after acting', ...DEATHS]
const RETURN_MOVES = [
  'APPROVED',
  'APPROVED',
  'RECEIVED',
  'RECEIVED',
  'REFUNDED',
  'DECLINED',
] as const

const which = fc.nat(1_000)
const mishap = fc.option(fc.constantFrom(...MISHAPS), { nil: undefined, freq: 2 })
const quantity = fc.integer({ min: 1, max: 3 })
const a = <Kind extends Action['do']>(kind: Kind) => fc.constant(kind)

const withCode = fc.boolean()
const save = fc.record({ do: a('save'), quantity, withCode })
const pay = fc.record({ do: a('pay'), which, card: fc.constantFrom(...CARDS), mishap })

/** Saving and paying come more often than the rest: without orders nothing happens. */
export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: save },
  {
    weight: 1,
    arbitrary: fc.record({ do: a('save while the database is cut off'), quantity, withCode }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: a('move promotion'), to: fc.constantFrom('ACTIVE', 'PAUSED') }),
  },
  { weight: 1, arbitrary: fc.record({ do: a('replay'), which, changed: fc.boolean() }) },
  { weight: 5, arbitrary: pay },
  { weight: 1, arbitrary: fc.record({ do: a('pay again'), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: a('pay past a dead worker'),
      which,
      mishap: fc.constantFrom(...DEATHS),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: a('wake the dead') }) },
  { weight: 1, arbitrary: fc.record({ do: a('pay by hand'), which }) },
  { weight: 3, arbitrary: fc.record({ do: a('pay by gift card'), which }) },
  { weight: 1, arbitrary: fc.record({ do: a('take gift card off'), which }) },
  { weight: 2, arbitrary: fc.record({ do: a('decide'), which, approve: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: a('finish slow charges') }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: a('tell events'), order: fc.array(which, { maxLength: 8 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: a('confirm'), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: a('refund'),
      which,
      cents: fc.option(fc.integer({ min: 1, max: 40_00 })),
      mishap,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: a('move'),
      which,
      to: fc.constantFrom('PRINTED', 'OPEN', 'CLOSED', 'REJECTED'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: a('edit'), which, quantity: fc.integer({ min: 0, max: 4 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: a('return'), which }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: a('move return'), which, to: fc.constantFrom(...RETURN_MOVES) }),
  },
  { weight: 3, arbitrary: fc.record({ do: a('reconcile') }) },
)
