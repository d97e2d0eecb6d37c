/** Where what had the focus is gone, such as a removed row, a keyboard goes on from the title of the page. */
export function focusTitleWhenLost(): void {
  if (document.activeElement !== document.body) return
  document.querySelector('h1')?.focus({ preventScroll: true })
}
