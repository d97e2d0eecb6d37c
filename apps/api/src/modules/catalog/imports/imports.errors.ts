import { conflict, ShopError, sentence } from '../../../ground/errors.ts'

/** As sent, plain or compressed. */
export const MAX_IMPORT_BYTES = 64 * 1024 * 1024

export const importTooBig = () => new ShopError(413, 'TOO_LARGE', sentence('importTooBig'))

export const importNotReady = () => conflict('CONFLICT', 'importNotReady')
