import type { Queryable } from '../../db/db.ts'
import type { Deps } from '../../deps/deps.ts'
import { notFound } from '../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../ground/principal.ts'
import { differenceOf, recordStaffEvent } from '../settings/history/record-staff-event.ts'
import { type Restoring, standsAs } from '../settings/history/restoring.ts'
import { notifyAsker } from './notify-asker.ts'
import {
  lockAnswer,
  lockQuestion,
  type QuestionState,
  setAnswerHidden,
  updateQuestion,
} from './staff-questions.repository.ts'

/**
 * Answers a question for the shop, hides it or shows it again; the asker is notified of the first visible answer.
 * @throws ShopError 404
 */
export async function changeQuestion(
  { db }: Pick<Deps, 'db'>,
  who: SignedInPrincipal,
  { questionId, ...wanted }: Partial<QuestionState> & { questionId: number },
): Promise<{ questionId: number }> {
  await db.transaction().execute(async (tx) => {
    const before = await lockQuestion(tx, questionId)
    if (!before) throw notFound('Question')
    const after = { ...before, ...wanted }
    const change = differenceOf(before, after)
    if (!change) return
    await store(tx, who, questionId, after)
    await recordStaffEvent(tx, {
      who,
      action: 'change',
      objectType: 'question',
      objectId: questionId,
      ...change,
    })
  })
  return { questionId }
}

async function store(
  tx: Queryable,
  who: SignedInPrincipal,
  questionId: number,
  state: QuestionState,
): Promise<void> {
  await updateQuestion(tx, questionId, { ...state, by: signatureOf(who) })
  if (state.answer !== null && !state.hidden) await notifyAsker(tx, questionId)
}

/** Hides a buyer's answer or shows it again. @throws ShopError 404 */
export async function changeAnswer(
  { db }: Pick<Deps, 'db'>,
  who: SignedInPrincipal,
  { answerId, hidden }: { answerId: number; hidden: boolean },
): Promise<{ answerId: number }> {
  await db.transaction().execute(async (tx) => {
    const before = await lockAnswer(tx, answerId)
    if (!before) throw notFound('Answer')
    if (before.hidden === hidden) return
    await setAnswerHidden(tx, answerId, hidden)
    await recordStaffEvent(tx, {
      who,
      action: 'change',
      objectType: 'answer',
      objectId: answerId,
      before: { hidden: before.hidden },
      after: { hidden },
    })
  })
  return { answerId }
}

/** Undoes a change of a question; false if it was changed again since. */
export async function restoreQuestion(tx: Queryable, change: Restoring): Promise<boolean> {
  const { who, objectId, from, to, undoes } = change
  const questionId = Number(objectId)
  const now = await lockQuestion(tx, questionId)
  if (!now || !standsAs(now, change)) return false
  await store(tx, who, questionId, stateBefore(now, change))
  await recordUndo(tx, { who, objectType: 'question', objectId, before: from, after: to, undoes })
  return true
}

/** Undoes hiding or showing a buyer's answer; false if it was changed again since. */
export async function restoreAnswer(tx: Queryable, change: Restoring): Promise<boolean> {
  const { who, objectId, from, to, undoes } = change
  const now = await lockAnswer(tx, Number(objectId))
  if (!now || !standsAs(now, change)) return false
  await setAnswerHidden(tx, Number(objectId), to.hidden === true)
  await recordUndo(tx, { who, objectType: 'answer', objectId, before: from, after: to, undoes })
  return true
}

/** The state before the change: former values of what it changed, current ones of the rest. */
function stateBefore(now: QuestionState, { from, to }: Restoring): QuestionState {
  const { answer = null, hidden = false } = to
  return {
    answer: 'answer' in from || 'answer' in to ? (answer as string | null) : now.answer,
    hidden: 'hidden' in from || 'hidden' in to ? hidden === true : now.hidden,
  }
}

const recordUndo = (
  tx: Queryable,
  event: Omit<Parameters<typeof recordStaffEvent>[1], 'action'>,
): Promise<number> => recordStaffEvent(tx, { ...event, action: 'undo' })
