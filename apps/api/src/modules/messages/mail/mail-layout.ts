import { logoPath, shownLogoSize } from '@mendwell/domain/shop/mail-logo'
import type { ShopSettings } from '@mendwell/domain/shop/settings'
import type { Language } from '@mendwell/domain/words/languages'
import { linesOf } from '../../settings/shop/format.ts'
import { type Say, sayIn } from '../words/say.ts'
import type { MailBlock, MailContent } from './mail-content.ts'
import {
  BRAND,
  BRAND_DARK,
  CANVAS,
  escapeHtml,
  FONT,
  HAIR,
  INK,
  INK_2,
  lines,
} from './mail-styles.ts'
import { writtenHtml, writtenText } from './written-blocks.ts'

/** A mail with its subject and language. */
export type DrawnMail = Pick<MailContent, 'preview' | 'title' | 'blocks'> & {
  subject: string
  language: Language
}

type Shop = Pick<
  ShopSettings,
  'shopName' | 'phone' | 'hoursLine' | 'contactEmail' | 'address' | 'mailLogo'
>

const paragraph = (text: string, style: string, lang?: string) =>
  `<p${lang ? ` lang="${lang}"` : ''} style="margin:0 0 16px;${style}">${lines(text)}</p>`

const table = (rows: string[], label = '') =>
  `<table ${label ? `aria-label="${escapeHtml(label)}"` : 'role="presentation"'} width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-collapse:collapse">${rows.join('')}</table>`

const cell = (content: string, style: string) =>
  `<td style="padding:8px 0;vertical-align:top;word-break:break-word;${style}">${content}</td>`

const AMOUNT =
  'text-align:right;white-space:nowrap;word-break:normal;padding-left:16px;font-variant-numeric:tabular-nums;'

function blockHtml(block: MailBlock, say: Say): string {
  switch (block.type) {
    case 'text':
      return paragraph(block.text, `font-size:16px;line-height:1.55;color:${INK}`, block.lang)
    case 'note':
      return paragraph(block.text, `font-size:14px;line-height:1.5;color:${INK_2}`)
    case 'heading':
      return `<h2 style="margin:24px 0 12px;font-size:20px;line-height:1.3;color:${INK}">${escapeHtml(block.text)}</h2>`
    case 'written':
      return writtenHtml(block.blocks)
    case 'quote':
      return `<blockquote style="margin:0 0 24px;padding:12px 16px;border-left:4px solid ${BRAND};background:${CANVAS};font-size:16px;line-height:1.55;color:${INK}">${lines(block.text)}</blockquote>`
    case 'button':
      return `<p style="margin:8px 0 24px"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:${BRAND};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>`
    case 'link':
      return `<p style="margin:0 0 16px;font-size:16px"><a href="${escapeHtml(block.url)}" style="color:${BRAND};font-weight:600">${escapeHtml(block.label)}</a></p>`
    case 'facts':
      return table(
        block.rows.map(
          ({ label, value }) =>
            `<tr>${cell(escapeHtml(label), `width:38%;color:${INK_2};padding-right:16px`)}${cell(lines(value), `color:${INK}`)}</tr>`,
        ),
      )
    case 'lines':
      return table(block.rows.map(lineHtml), say('Items'))
    case 'sums':
      return table(block.rows.map(sumHtml), say('Totals'))
  }
}

function lineHtml({ name, details, amount }: { name: string; details: string[]; amount: string }) {
  const small = details.map(
    (detail) => `<br><span style="font-size:14px;color:${INK_2}">${escapeHtml(detail)}</span>`,
  )
  const border = `border-bottom:1px solid ${HAIR};padding:12px 0;`
  const title = `<strong>${escapeHtml(name)}</strong>${small.join('')}`
  return `<tr>${cell(title, border)}${cell(escapeHtml(amount), border + AMOUNT)}</tr>`
}

function sumHtml({ label, amount, isTotal }: { label: string; amount: string; isTotal?: boolean }) {
  const style = isTotal ? `border-top:2px solid ${INK};font-size:20px;font-weight:700;` : ''
  return `<tr>${cell(escapeHtml(label), style)}${cell(escapeHtml(amount), style + AMOUNT)}</tr>`
}

const footLines = ({ shopName, address, phone, hoursLine, contactEmail }: Shop) => [
  [shopName, ...linesOf(address)].join(', '),
  `${phone}, ${hoursLine}`,
  contactEmail,
]

/** The logo, or the name; mail programs that show no pictures show the name in its place. */
function headOf({ shopName, mailLogo }: Shop, publicUrl: string): string {
  const name = escapeHtml(shopName)
  if (!mailLogo) return name
  const { width, height } = shownLogoSize(mailLogo)
  return `<img src="${escapeHtml(publicUrl + logoPath(mailLogo))}" alt="${name}" width="${width}" height="${height}" style="display:block;border:0;max-width:100%;height:auto">`
}

/** The mail as HTML: one column, inline styles, readable by screen readers and in dark mode. */
export function mailHtml(content: DrawnMail, shop: Shop, publicUrl: string): string {
  const say = sayIn(content.language)
  const footer = footLines(shop).join('\n')
  return `<!doctype html>
<html lang="${content.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(content.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${CANVAS};font-family:${FONT};color:${INK}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${CANVAS}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:16px;border-top:6px solid ${BRAND_DARK}">
<tr><td style="padding:24px 24px 8px"><a href="${escapeHtml(publicUrl)}" style="color:${BRAND};font-size:22px;font-weight:700;text-decoration:none">${headOf(shop, publicUrl)}</a></td></tr>
<tr><td style="padding:8px 24px 24px">
<h1 style="margin:0 0 16px;font-size:28px;line-height:1.2;color:${INK}">${escapeHtml(content.title)}</h1>
${content.blocks.map((block) => blockHtml(block, say)).join('\n')}
</td></tr>
<tr><td style="padding:16px 24px 24px;border-top:1px solid ${HAIR};font-size:14px;line-height:1.5;color:${INK_2}">${lines(footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function blockText(block: MailBlock): string {
  switch (block.type) {
    case 'text':
    case 'note':
      return block.text
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`
    case 'written':
      return writtenText(block.blocks)
    case 'quote':
      return block.text.replace(/^/gm, '> ')
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`
    case 'facts':
      return block.rows
        .map(({ label, value }) => `${label}: ${value.replaceAll('\n', ', ')}`)
        .join('\n')
    case 'lines':
      return block.rows
        .map(({ name, details, amount }) => [`${name}  ${amount}`, ...details].join('\n  '))
        .join('\n')
    case 'sums':
      return block.rows.map(({ label, amount }) => `${label}: ${amount}`).join('\n')
  }
}

/** The same mail for programs without HTML. */
export const mailText = (content: DrawnMail, shop: Shop): string =>
  [content.title, ...content.blocks.map(blockText), `-- \n${footLines(shop).join('\n')}`].join(
    '\n\n',
  )
