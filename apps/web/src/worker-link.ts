import { addressOf } from './api/calls/call.ts'
import { pageState } from './api/calls/page-state.ts'
import { postToWorker } from './lib/post-to-worker.ts'
import type { PageMessage } from './worker/messages.ts'

/** Registers the service worker, which keeps the shop usable without a network (decision 0018). */
export async function linkWorker(): Promise<void> {
  const wasThere = navigator.serviceWorker.controller !== null
  try {
    await navigator.serviceWorker.register('/sw.js')
  } catch {
    return // The shop works without it while online.
  }
  // A cached page reports nothing new.
  if (document.documentElement.dataset.kept) return
  postToWorker(whatWasSeen(wasThere), (await navigator.serviceWorker.ready).active)
}

/** What this page loaded before the worker was active is requested once more, mostly from the browser's cache. */
function whatWasSeen(wasThere: boolean): PageMessage {
  const { origin, pathname, search } = window.location
  const pictures = performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => (name.startsWith(`${origin}/media/`) ? name : []))
  const answers = pageState().queries.flatMap(({ queryKey, data }) => {
    const [url, input, part] = queryKey
    // A partial response is not the response.
    if (typeof url !== 'string' || part !== undefined) return []
    return [[origin + addressOf({ url }, readInput(input)), data] as const]
  })
  return {
    type: 'seen',
    addresses: wasThere ? [] : [`${origin}${pathname}${search}`, ...pictures],
    answers,
  }
}

const readInput = (input: unknown) => (typeof input === 'object' && input !== null ? input : {})
