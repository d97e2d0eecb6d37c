import { VISITOR } from '../../../../ground/principal.ts'
import { COMMAND_LINE } from '../../../settings/history/record-staff-event.ts'

/** The actor who started an import, for the history. */
export const whoOf = ({ custId }: { custId: number | null }) =>
  custId === null ? COMMAND_LINE : { ...VISITOR, custId }
