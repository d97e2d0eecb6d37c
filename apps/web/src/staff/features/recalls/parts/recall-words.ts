import type { RecallBuyer, RecallDetail } from '../../../../api/staff/stock/recalls.ts'
import type { Tone } from '../../../components/page/tags.tsx'

export const STATUSES: Record<RecallDetail['recallStatus'], { words: string; tone: Tone }> = {
  PROPOSED: { words: 'To decide', tone: 'warn' },
  ACTIVE: { words: 'Active', tone: 'bad' },
  CLOSED: { words: 'Closed', tone: 'off' },
  REJECTED: { words: 'Not ours', tone: 'off' },
}

export const CLASS_WORDS: Record<RecallDetail['recallClass'], string> = {
  I: 'Class I: serious harm likely',
  II: 'Class II: harm possible',
  III: 'Class III: harm unlikely',
  NONE: 'Not classified yet',
}

export const REMEDY_WORDS: Record<RecallDetail['remedy'], string> = {
  REFUND: 'Refund what was paid',
  REPLACEMENT: 'Replace the pieces at no cost',
  NONE: 'No refund or replacement',
}

export const REASON_WORDS: Record<RecallDetail['candidates'][number]['reason'], string> = {
  DI: 'device code',
  CATALOG: 'catalog number',
  NAME: 'words of the name',
  HAND: 'chosen by hand',
}

export const MATCH_WORDS: Record<
  RecallDetail['products'][number]['lots'][number]['match'],
  string
> = {
  EXACT: 'is named',
  RANGE: 'is inside a named range',
  ALL: 'all are recalled',
  LOOSE: 'looks like a named one',
  UNKNOWN_LOT: 'lot unknown',
}

export const REVIEW_WORDS: Record<RecallDetail['readCodes']['review'][number], string> = {
  RANGE: 'A range whose ends differ in letters or length',
  DATE_BOUNDS: 'It depends on when pieces were made',
  EXPIRY_BOUNDS: 'It depends on expiration dates',
  PAIRING: 'Several models, each with lots of its own',
  OPEN_ENDED: 'It says that there are others',
  LETTERS_ONLY: 'Codes without a digit',
  TEXT: 'Words that were not used',
  UNLABELLED: 'Codes without a word for what they are',
  BAD_DI: 'A device code with a wrong check digit',
  BAD_UDI: 'A UDI that cannot be read',
  EMPTY: 'It names no codes',
}

export const ANSWER_WORDS: Record<NonNullable<RecallBuyer['answer']>, string> = {
  HAVE: 'Still has it',
  USED: 'Used up',
  THREW_AWAY: 'Thrown away',
  PASSED_ON: 'Passed on',
  NEVER_GOT: 'Never got it',
}
