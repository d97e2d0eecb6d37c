/** When the focused element is gone, such as a removed row, keyboard users continue from the page title. */
export function focusTitleWhenLost(): void {
  if (document.activeElement !== document.body) return
  document.querySelector('h1')?.focus({ preventScroll: true })
}
