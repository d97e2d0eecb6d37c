import type { PageRow } from '../../../../api/staff/pages/staff-pages.ts'
import type { Tone } from '../../../components/page/tags.tsx'

/** What shoppers see of a page, as text. */
export const PAGE_STATES: Record<PageRow['state'], { tone: Tone; words: string }> = {
  DRAFT: { tone: 'warn', words: 'Draft' },
  SCHEDULED: { tone: 'info', words: 'Scheduled' },
  SHOWN: { tone: 'good', words: 'Published' },
  ENDED: { tone: 'off', words: 'Ended' },
  SHIPPED: { tone: 'off', words: 'Original text' },
}
