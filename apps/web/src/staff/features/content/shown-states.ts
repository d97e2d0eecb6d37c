import type { ShownState } from '@mendwell/domain/content/shown-times'
import type { Tone } from '../../components/page/tags.tsx'

/** What shoppers see of a scheduled text, as text. */
export const SHOWN_STATES: Record<ShownState, { tone: Tone; words: string }> = {
  SCHEDULED: { tone: 'info', words: 'Scheduled' },
  SHOWN: { tone: 'good', words: 'Shown now' },
  ENDED: { tone: 'off', words: 'Ended' },
}
