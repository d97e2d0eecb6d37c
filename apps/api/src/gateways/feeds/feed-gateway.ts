import type { StaffMessageKey } from '@mendwell/contract/wire/staff-messages'

/** Why a feed could not be read, in words for staff. */
export class FeedProblem extends Error {
  readonly code: StaffMessageKey
  readonly params: Record<string, string | number>
  constructor(code: StaffMessageKey, params: Record<string, string | number> = {}) {
    super(`${code} ${JSON.stringify(params)}`)
    this.code = code
    this.params = params
  }
}

/** Reads a file at an address that staff typed; throws FeedProblem. */
export interface FeedGateway {
  read(address: string): Promise<Buffer>
}
