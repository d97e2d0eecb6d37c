import { messages } from '@mendwell/contract/messages'
import { invalidFields, ShopError } from '../../../errors.ts'

/** In the words of Specification §8. */
export const imageTooBig = () =>
  new ShopError(413, 'TOO_LARGE', messages.fileTooBig, {
    facts: { title: messages.fileTooBigTitle },
  })

export const documentTooBig = () =>
  new ShopError(413, 'TOO_LARGE', messages.documentTooBig, {
    facts: { title: messages.fileTooBigTitle },
  })

export const notAPicture = () => new ShopError(415, 'WRONG_TYPE', messages.notAPicture)

export const notAPdf = () => new ShopError(415, 'WRONG_TYPE', messages.notAPdf)

export const missingField = (path: 'file' | 'productId') =>
  invalidFields([
    { path, message: path === 'file' ? messages.fileRequired : messages.productRequired },
  ])
