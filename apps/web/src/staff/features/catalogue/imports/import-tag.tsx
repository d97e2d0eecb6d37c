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

/** The status of an import. */
export function ImportTag({ status }: { status: Status }) {
  const [words, tone] = WORDS[status]
  return <Tag tone={tone}>{words}</Tag>
}

/** Whether the shop is currently processing it. */
export const isAtWork = (status: Status): boolean =>
  ['UPLOADING', 'CHECKING', 'APPLYING', 'UNDOING'].includes(status)
