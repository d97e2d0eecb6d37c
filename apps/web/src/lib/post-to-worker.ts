import type { PageMessage } from '../worker/messages.ts'

/** Tells the service worker something, where there is one. */
export const postToWorker = (
  message: PageMessage,
  worker = globalThis.navigator?.serviceWorker?.controller,
): void => worker?.postMessage(message)
