import * as contract from '@mendwell/contract/kinds'
import { query } from '../query.ts'

/** What a product can be. */
export const staffKinds = () => query(contract.listKinds)
