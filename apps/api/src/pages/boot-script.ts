import { READING_PAGES } from '@mendwell/contract/reading-pages'

/** Marks the templates in which a page keeps the tags of its scripts until they are wanted. */
export const WAITING = 'data-waiting'

/** The screens without a page of their own that visits begin with: their script is named in the first page. */
export const BEHIND_HASH = ['cart', 'checkout']

/** Where the server draws the screens that have a page too, as they are behind the hash. */
export const SCREENS = '/screen'

/** Addresses behind the hash of screens that the server draws; searches are the browser's own. */
const DRAWN = new RegExp(
  `^#/((shop|category|productsingle|blogs)/.|(${READING_PAGES.map((page) => page.slice(1)).join('|')})$)(?!.*[?&]q=)`,
)

/**
 * Runs before all else. Hides the drawn screen where the browser will show another one (behind the hash, or
 * in the language chosen before), and keeps what is pressed and chosen until the screens listen
 * (apps/web/src/router/early-presses.ts); from React too, which would answer for a part that is ready sooner,
 * and once more when it is replayed. A screen behind the hash that the server can draw is asked for at
 * once and takes the place of the drawn one; the script draws all others, and those that do not come. The
 * scripts start when what is in view was painted (Safari and Firefox only tell that it has come), or with the
 * first touch: before that they would only take its line and its processor.
 */
export const BOOT_SCRIPT = `{
const root = document.documentElement
const once = { capture: true, once: true, passive: true }
const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done, once))
let language
try { language = localStorage.getItem('mendwell.language') } catch {}
let isStarted
const start = () => {
  if (isStarted) return
  isStarted = true
  for (const { content } of document.querySelectorAll('template[${WAITING}]')) {
    const scripts = content.querySelectorAll('script')
    for (const script of scripts) script.remove()
    document.head.append(content)
    parsed.then(() => document.head.append(...scripts))
  }
}
const startWhenSeen = async () => {
  const pictures = Array.from(document.querySelectorAll('img[loading=eager]'))
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  const isInView = pictures[0]?.getBoundingClientRect().top < innerHeight
  if (isInView && window.PerformanceElementTiming) await new Promise((done) =>
    new PerformanceObserver(done).observe({ type: 'element', buffered: true }))
  const soon = window.requestIdleCallback ?? setTimeout
  requestAnimationFrame(() => soon(start))
}
const { hash } = location
const takeScreen = async () => {
  const answer = await fetch('${SCREENS}' + hash.slice(1))
  const body = answer.status === 200 && await answer.text()
  await parsed
  if (!body || root.dataset.waits !== '' || location.hash !== hash) return start()
  document.body.innerHTML = body
  delete root.dataset.waits
  return startWhenSeen()
}
const [, screen] = /^#\\/([^/?]+)/.exec(hash) ?? []
for (const tag of document.querySelector('template').content.querySelectorAll('[data-of]')) {
  if (tag.dataset.of !== screen) tag.remove()
}
const isForeign = language && language !== 'en'
if (screen || isForeign) root.dataset.waits = ''
if (!isForeign && ${DRAWN}.test(hash)) takeScreen().catch(start)
else if (screen || isForeign) start()
else addEventListener('load', startWhenSeen, once)
for (const kind of ['pointerdown', 'keydown', 'focusin', 'input']) addEventListener(kind, start, once)
setTimeout(start, 3000)
window.early = []
document.addEventListener('click', (event) => {
  const button = 'live' in root.dataset || !event.target.closest ? null
    : event.target.closest('#root :is(button, [type=checkbox], [type=radio])')
  if (!button) return
  event.preventDefault()
  event.stopPropagation()
  early.push([button])
}, true)
document.addEventListener('change', (event) => {
  const { target } = event
  if ('live' in root.dataset || target.localName !== 'select') return
  event.stopPropagation()
  early.push([target, target.value])
}, true)
}`
