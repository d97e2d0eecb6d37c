import { storedInTab } from '../../../lib/store/browser-storage.ts'

/** A question as typed so far; the email is not stored. */
interface QuestionDraft {
  productId: number
  question: string
  name: string
}

const stored = storedInTab('mendwell.question')

/** What was typed about a product in this tab before a reload, if anything. */
export function readDraft(productId: number): Omit<QuestionDraft, 'productId'> {
  const draft = stored.read()
  return isDraft(draft) && draft.productId === productId ? draft : { question: '', name: '' }
}

/** Stores what is typed until it is sent; undefined clears it. */
export const storeDraft = (draft: QuestionDraft | undefined): void => stored.write(draft)

function isDraft(draft: unknown): draft is QuestionDraft {
  if (typeof draft !== 'object' || draft === null) return false
  const { productId, question, name }: Partial<Record<keyof QuestionDraft, unknown>> = draft
  return typeof productId === 'number' && typeof question === 'string' && typeof name === 'string'
}
