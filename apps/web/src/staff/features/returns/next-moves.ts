import { canMoveReturn, RETURN_STATUSES, type ReturnStatus } from '@mendwell/domain/returns'
import type { ReturnRow } from '../../../api/staff/returns.ts'

/** What a member of staff does to a return to bring it into a status. */
export const MOVE_WORDS: Record<ReturnStatus, string> = {
  REQUESTED: 'Ask again',
  APPROVED: 'Approve',
  DECLINED: 'Decline',
  RECEIVED: 'Receive',
  REFUNDED: 'Refund',
  REPLACED: 'Send replacement',
}

/** The statuses a return can be brought into next. */
export const nextMoves = ({
  returnStatus,
  requestFor,
}: Pick<ReturnRow, 'returnStatus' | 'requestFor'>): ReturnStatus[] =>
  RETURN_STATUSES.filter((status) => canMoveReturn(returnStatus, status, requestFor))
