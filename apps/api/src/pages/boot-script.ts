import { SHOP_PAGE_SIZE } from '@mendwell/domain/limits'

/** Where the page keeps the tags of its scripts until they are wanted. */
export const SCRIPTS_ID = 'scripts'

/**
 * Runs before the page is painted: hides the drawn screen where the browser will show another one (behind
 * the hash, or in the language chosen before), and keeps what is pressed and chosen until the screens listen
 * (apps/web/src/router/early-presses.ts). The scripts start when what is in view has come, or with the first
 * touch: before that they would only take its line and its processor. A screen behind the hash gets its own
 * script and goods at once, each of which would else wait for the one before.
 */
export const BOOT_SCRIPT = `{
const root = document.documentElement
const once = { capture: true, once: true, passive: true }
let language
try { language = localStorage.getItem('mendwell.language') } catch {}
let start = () => {
  start = () => {}
  const { content } = document.getElementById('${SCRIPTS_ID}')
  const script = content.querySelector('script')
  const run = () => document.head.append(script)
  script.remove()
  document.head.append(content)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run)
  else run()
}
const [, screen, id] = /^#\\/./.test(location.hash) ? location.hash.split(/[/?]/) : []
for (const tag of document.getElementById('${SCRIPTS_ID}').content.querySelectorAll('[data-of]')) {
  if (tag.dataset.of !== (screen ?? '')) tag.remove()
}
if (screen || (language && language !== 'en')) {
  root.dataset.waits = ''
  start()
}
const goods = screen === 'productsingle' ? id
  : screen === 'shop' && id > 0 && !location.hash.includes('?') && 'findProductsByCategory/' + id + '?pageSize=${SHOP_PAGE_SIZE}'
if (goods) {
  const tag = { rel: 'preload', as: 'fetch', crossOrigin: '', href: '/api/products/' + goods }
  document.head.append(Object.assign(document.createElement('link'), tag))
}
for (const kind of ['pointerdown', 'keydown', 'focusin', 'input']) addEventListener(kind, () => start(), once)
addEventListener('load', async () => {
  const pictures = document.querySelectorAll('img[loading=eager]')
  await Promise.allSettled(Array.from(pictures, (picture) => picture.decode()))
  const soon = window.requestIdleCallback ?? setTimeout
  requestAnimationFrame(() => soon(() => start()))
})
setTimeout(() => start(), 3000)
window.earlyPresses = []
window.earlyChoices = []
document.addEventListener('click', (event) => {
  const button = 'live' in root.dataset || !event.target.closest ? null
    : event.target.closest('#root :is(button, [type=checkbox], [type=radio])')
  if (!button) return
  event.preventDefault()
  earlyPresses.push(button)
}, true)
document.addEventListener('change', ({ target }) => {
  if (!('live' in root.dataset) && target.localName === 'select') earlyChoices.push([target, target.value])
}, true)
}`
