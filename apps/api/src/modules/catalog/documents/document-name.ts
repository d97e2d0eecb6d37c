const MAX_LENGTH = 120

/** A safe download name, derived from that of the uploaded file; never a path. */
export function documentName(uploaded: string): string {
  const last = uploaded.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const plain = last
    .replace(/\.pdf$/i, '')
    .replace(/[^\p{L}\p{N} ._()-]/gu, '')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, MAX_LENGTH)
  return `${plain || 'document'}.pdf`
}

/** The header that makes browsers save a file under its name instead of showing it (RFC 6266). */
export function attachment(fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
