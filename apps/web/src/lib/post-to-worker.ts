import type { PageMessage } from '../worker/messages.ts'

/** Posts a message to the service worker, if there is one. */
export const postToWorker = (
  message: PageMessage,
  worker = globalThis.navigator?.serviceWorker?.controller,
): void => worker?.postMessage(message)
