/**
 * Runs before the page is painted: hides the drawn screen where the browser will show another one (behind
 * the hash, or in the language chosen before), and keeps what is pressed until the screens listen
 * (apps/web/src/router/early-presses.ts).
 */
export const BOOT_SCRIPT = `{
const root = document.documentElement
let language
try { language = localStorage.getItem('mendwell.language') } catch {}
if (/^#\\/./.test(location.hash) || (language && language !== 'en')) root.dataset.waits = ''
window.earlyPresses = []
document.addEventListener('click', (event) => {
  const button = 'live' in root.dataset || !event.target.closest ? null : event.target.closest('#root button')
  if (!button) return
  event.preventDefault()
  earlyPresses.push(button)
}, true)
}`
