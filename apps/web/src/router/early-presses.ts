declare global {
  interface Window {
    /** Buttons and boxes pressed before the screens could listen, kept by the page itself. */
    earlyPresses?: HTMLElement[]
    /** And what was chosen from lists. */
    earlyChoices?: [list: HTMLSelectElement, value: string][]
  }
}

/** Tells the screens what was typed, chosen and pressed while their script was still on its way. */
export function replayEarly(place: Element): void {
  const { dataset } = document.documentElement
  if ('live' in dataset) return
  dataset.live = ''
  for (const field of place.querySelectorAll('input')) {
    const typed = field.value
    if (field.type !== 'text' || typed === field.defaultValue) continue
    // React has seen the text at its start: it notices a change only when that is put back first.
    field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  for (const [list, value] of window.earlyChoices ?? []) {
    list.value = value
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }
  for (const button of window.earlyPresses ?? []) button.click()
  window.earlyChoices = []
  window.earlyPresses = []
}
