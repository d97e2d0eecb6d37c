import type { ShownState } from '@mendwell/domain/content/shown-times'
import type { Tone } from '../../components/page/tags.tsx'

/** What shoppers see of a text that is shown for a time, in words. */
export const SHOWN_STATES: Record<ShownState, { tone: Tone; words: string }> = {
  SCHEDULED: { tone: 'info', words: 'Scheduled' },
  SHOWN: { tone: 'good', words: 'Shown now' },
  ENDED: { tone: 'off', words: 'Ended' },
}
