import { useEffect, useRef } from 'react'
import { formatMoney, t } from '../../lib/words/texts.ts'
import { announce } from '../../ui/notices/announcer.tsx'
import type { Figures } from './estimate.ts'

/** Announces a new total to screen readers once the server has settled it; the first one is read with the page. */
export function useSpokenTotal({ settled, grandTotal, currency }: Figures): void {
  const spoken = useRef<number>(undefined)
  // The live region is outside this tree and must announce once per change.
  useEffect(() => {
    if (!settled || grandTotal === undefined || grandTotal === spoken.current) return
    if (spoken.current !== undefined) {
      announce(t('totals.now', { total: formatMoney(grandTotal, currency) }))
    }
    spoken.current = grandTotal
  }, [settled, grandTotal, currency])
}
