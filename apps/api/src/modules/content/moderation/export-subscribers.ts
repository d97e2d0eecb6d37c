import { protectCell } from '@mendwell/domain/words/csv-cells'
import { stringify } from 'csv-stringify/sync'
import type { Deps } from '../../../deps/deps.ts'
import { newsletterLinks } from '../newsletter/newsletter-links.ts'
import { findConfirmed } from './staff-content.repository.ts'

/** The newsletter's subscribers, each with their unsubscribe link, as CSV text. */
export async function exportSubscribers({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Promise<string> {
  const rows = await findConfirmed(db)
  return stringify([
    ['email', 'confirmedAt', 'unsubscribe'],
    ...rows.map(({ email, confirmedAt, mailToken }) => [
      protectCell(email),
      confirmedAt?.toISOString() ?? '',
      newsletterLinks(config, mailToken).unsubscribe,
    ]),
  ])
}
