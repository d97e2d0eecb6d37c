import type { ProductImportWire } from '@mendwell/contract/catalog/product-imports'
import { Tag, type Tone } from '../../../components/page/tags.tsx'

type Status = ProductImportWire['status']

const WORDS: Record<Status, [words: string, tone: Tone]> = {
  UPLOADING: ['Uploading', 'info'],
  CHECKING: ['Checking', 'info'],
  CHECKED: ['Checked, not applied', 'warn'],
  REFUSED: ['Has errors', 'bad'],
  APPLYING: ['Applying', 'info'],
  DONE: ['Done', 'good'],
  UNDOING: ['Undoing', 'info'],
  UNDONE: ['Undone', 'off'],
}

/** How far an import is. */
export function ImportTag({ status }: { status: Status }) {
  const [words, tone] = WORDS[status]
  return <Tag tone={tone}>{words}</Tag>
}

/** Whether the shop works on it just now. */
export const isAtWork = (status: Status): boolean =>
  ['UPLOADING', 'CHECKING', 'APPLYING', 'UNDOING'].includes(status)
