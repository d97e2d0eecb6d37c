// The look of the shop; mail programs support neither our stylesheets nor variables.
export const INK = '#14212b'
export const INK_2 = '#44525e'
export const HAIR = '#e4eaee'
export const CANVAS = '#f5f8f9'
export const BRAND = '#0b6466'
export const BRAND_DARK = '#06363a'
export const FONT = "'Public Sans', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** Text that is shown as it is. */
export const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (character) =>
      ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? '',
  )

/** The same with its line breaks. */
export const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
