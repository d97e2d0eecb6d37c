import { embedJson } from '../rendering/page-head.ts'

interface Shown {
  /** Below which the preview's pages and calls are: /preview/2026-11-27T09:00. */
  under: string
  /** The screen's address behind the hash, such as #/shop/61. */
  address: string
}

/**
 * Runs before the shop's scripts, which know nothing of previews: calls are answered by the preview, nothing is shared
 * with the shop in the same browser (cart, drafts, offline cache), and the screens are all behind the hash. Calls come
 * first: if the rest fails, nothing reaches the real shop.
 */
export const previewScript = (shown: Shown): string => `{
const { under, address } = ${embedJson(shown)}
const send = window.fetch
window.fetch = (url, options) => send(url.startsWith('/api/') ? under + url : url, options)
delete Navigator.prototype.serviceWorker
if (location.hash.startsWith('#/')) document.documentElement.dataset.waits = ''
else history.replaceState(null, '', under + '/' + address)
const tab = window.sessionStorage
const storage = {
  getItem: (key) => tab.getItem(under + key),
  setItem: (key, value) => tab.setItem(under + key, value),
  removeItem: (key) => tab.removeItem(under + key),
  clear: () => Object.keys(tab).filter((key) => key.startsWith(under)).forEach((key) => tab.removeItem(key)),
}
for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: storage })
}`
