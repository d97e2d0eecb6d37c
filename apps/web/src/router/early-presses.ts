declare global {
  interface Window {
    /** Buttons and boxes pressed and, with their value, lists chosen from, in their order; kept by the page itself. */
    early?: [control: HTMLElement, value?: string][]
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** Tells the screens what was typed, chosen and pressed while their script was still on its way. */
export async function replayEarly(place: Element): Promise<void> {
  const { dataset } = document.documentElement
  if ('live' in dataset) return
  dataset.live = ''
  const fields = place.querySelectorAll<Field>('input:not([type=checkbox], [type=radio]), textarea')
  const typed = Array.from(fields, (field) => [field, field.value] as const)
  const steps = [
    ...typed.filter(([field, text]) => text !== field.defaultValue),
    ...(window.early ?? []),
  ]
  window.early = []
  for (const [control, value] of steps) {
    // Each step may count on what the one before has changed: a quantity, then 'Add to cart'.
    await new Promise((resolve) => setTimeout(resolve))
    replay(control, value)
  }
}

function replay(control: HTMLElement, value: string | undefined): void {
  if (value === undefined) control.click()
  else if (control instanceof HTMLSelectElement) {
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else retype(control as Field, value)
}

/** React has seen the text at its start: it notices a change only when that is put back first. */
function retype(field: Field, text: string): void {
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
