import { messages } from '@mendwell/contract/wire/messages'
import { fieldError, invalidFields, ShopError, sentence } from '../../../ground/errors.ts'

/** With the messages of Specification §8. */
export const imageTooBig = () =>
  new ShopError(413, 'TOO_LARGE', sentence('fileTooBig'), {
    facts: { title: messages.fileTooBigTitle },
  })

export const documentTooBig = () =>
  new ShopError(413, 'TOO_LARGE', sentence('documentTooBig'), {
    facts: { title: messages.fileTooBigTitle },
  })

export const notAPicture = () => new ShopError(415, 'WRONG_TYPE', sentence('notAPicture'))

export const notAPdf = () => new ShopError(415, 'WRONG_TYPE', sentence('notAPdf'))

export const missingField = (path: 'file' | 'productId') =>
  invalidFields([fieldError(path, path === 'file' ? 'fileRequired' : 'productRequired')])
