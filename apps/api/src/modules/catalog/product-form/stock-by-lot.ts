import { ShopError } from '../../../ground/errors.ts'

/** The stock of a product tracked by lot is changed on its lots. */
export const stockByLot = () =>
  new ShopError(
    409,
    'CONFLICT',
    'The stock of this product is kept by lot. Receive, hold or take out pieces under Lots.',
  )

/** As long as packs share their pieces, they are counted, and hold as many as they do. */
export const sharedPieces = () =>
  new ShopError(
    409,
    'CONFLICT',
    'This product shares its pieces with other packs. Take it out of its packs first.',
  )
