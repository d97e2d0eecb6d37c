import type { expiryTexts } from '../en/expiry.ts'

export const expiryTextsEs: Record<keyof typeof expiryTexts, string> = {
  'expiry.from': 'Caduca en {month} o más tarde',
}
